const BOUNDARY = 'one-file-of-a-test'

/** The fields of a browser's form as bytes: the server of the tests doesn't know the forms of jsdom. */
export const multipart = async (form: FormData): Promise<RequestInit> => {
  const parts: BlobPart[] = []
  for (const [name, value] of form) {
    const isText = typeof value === 'string'
    const about = isText ? '' : `; filename="${value.name}"\r\ncontent-type: ${value.type}`
    parts.push(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${about}\r\n\r\n`)
    parts.push(isText ? value : await bytesOf(value), '\r\n')
  }
  return {
    body: await new Response(new Blob([...parts, `--${BOUNDARY}--\r\n`])).arrayBuffer(),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}

const bytesOf = (file: File): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsArrayBuffer(file)
  })
