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

const MOST = 65_535

/** The port that a setting names. */
export const portOf = (setting, usual) => {
  const text = process.env[setting] || String(usual)
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= MOST) return port
  throw new Failure(
    `${setting} 不正确：${text}，应为 0 到 ${MOST} 的整数，例如 ${setting}=${usual} · not a port: choose 0 to ${MOST}`,
  )
}

/** A port that nobody listens on right now. */
export const freePort = () => listen(0, '127.0.0.1')

/** Refuses with a clear sentence when the port is in use. */
export const claimPort = async (port, host, setting = 'PORT') => {
  try {
    await listen(port, host)
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      throw new Failure(
        `端口 ${port} 已被占用，请换一个，例如 ${setting}=${port + 1} · port ${port} is in use`,
      )
    if (error.code === 'EACCES')
      throw new Failure(`没有权限监听端口 ${port} · no permission for port ${port}`)
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN')
      throw new Failure(`本机没有地址 ${host}，请检查 HOST · no such local address: check HOST`)
    throw error
  }
}

/**
 * Resolves to the health answer once the server gives it; refuses when `isGone()` or after `timeoutMs`.
 * @param {string} origin
 * @param {{ timeoutMs?: number, isGone?: () => boolean }} [options]
 */
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
