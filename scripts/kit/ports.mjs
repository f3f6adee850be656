import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

const HEALTH_POLL_MS = 60

const listen = (port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const { port: taken } = server.address()
      server.close(() => resolve(taken))
    })
  })

/** A port that nobody listens on right now. */
export const freePort = () => listen(0, '127.0.0.1')

/** Refuses with a clear sentence when the port is in use. */
export const claimPort = async (port, host) => {
  try {
    await listen(port, host)
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      throw new Failure(`端口 ${port} 已被占用，请换一个：PORT=8790 npm start · port ${port} is in use`)
    if (error.code === 'EACCES')
      throw new Failure(`没有权限监听端口 ${port} · no permission for port ${port}`)
    if (error.code === 'EADDRNOTAVAIL') throw new Failure(`本机没有地址 ${host} · no such local address`)
    throw error
  }
}

/** Resolves to the health answer once the server gives it; refuses when `isGone()` or after `timeoutMs`. */
export const waitForHealth = async (origin, { timeoutMs = 30_000, isGone = () => false } = {}) => {
  const until = performance.now() + timeoutMs
  while (performance.now() < until) {
    if (isGone()) throw new Failure('服务没有启动成功 · the server ended before it was ready')
    try {
      const answer = await fetch(`${origin}/__mock/health`)
      if (answer.ok) return await answer.json()
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, HEALTH_POLL_MS))
  }
  throw new Failure(`${origin}/__mock/health 在 ${timeoutMs / 1000} 秒内没有响应 · no answer in time`)
}
