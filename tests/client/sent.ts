import { transport } from '../../client/src/api/send/transport.ts'

export interface Sent {
  path: string
  headers: Record<string, string>
  body: Record<string, unknown>
}

/** From here on, what the page sends: paths, headers and bodies as they go over the wire. */
export const listen = () => {
  const sent: Sent[] = []
  const inner = transport.fetch
  transport.fetch = (url, init) => {
    sent.push({
      path: new URL(url, 'http://127.0.0.1').pathname,
      headers: init.headers as Sent['headers'],
      body: JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Sent['body'],
    })
    return inner(url, init)
  }
  return {
    all: sent,
    to: (path: string) => sent.filter((call) => call.path.endsWith(path)),
    /** The newest body to a path, without the blobs that every call carries. */
    body: (path: string): Record<string, unknown> | undefined => {
      const { tt: _, xx: __, ...body } = sent.findLast((call) => call.path.endsWith(path))?.body ?? {}
      return Object.keys(body).length > 0 ? body : undefined
    },
  }
}
