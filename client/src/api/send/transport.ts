/** The one place where bytes leave: tests put the in-process application here. */
export const transport = {
  fetch: (input: string, init: RequestInit): Promise<Response> => globalThis.fetch(input, init),
  /** The same by the older way, which tells how much has left: shares from 0 to 1. */
  upload: (input: string, init: RequestInit, onProgress: (share: number) => void): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'POST', input)
      for (const [name, value] of Object.entries(init.headers ?? {}))
        request.setRequestHeader(name, String(value))
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('upload failed'))
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send(init.body as XMLHttpRequestBodyInit)
    }),
}
