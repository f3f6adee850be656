interface Reply {
  header(): Reply
  send(text: string): void
}
type Plugin = (host: object, options: object, done: () => void) => unknown
interface Route {
  url: string
  handler(request: unknown, reply: Reply): void
}

/**
 * The script of the API reference, as one file. The package that brings it without the rest of its makers' tools is a plugin: it is
 * asked for what it would serve.
 */
export const referenceScript = async (): Promise<string> => {
  const { default: plugin } = await import('@scalar/fastify-api-reference')
  const routes: Route[] = []
  const host = { hasPlugin: () => false, route: (route: Route) => void routes.push(route) }
  const options = { routePrefix: '/', configuration: { url: '/' } }
  await new Promise<void>((resolve) => (plugin as unknown as Plugin)(host, options, resolve))
  return new Promise((resolve, reject) => {
    const reply: Reply = { header: () => reply, send: resolve }
    const found = routes.find(({ url }) => url.endsWith('.js'))
    if (!found) return reject(new Error('the API reference has no script'))
    return found.handler({}, reply)
  })
}
