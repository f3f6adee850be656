import { setTimeout as wait } from 'node:timers/promises'

/** The backend isn't there, or isn't what it should be: one sentence in Chinese, one in English. */
export class Unusable extends Error {
  override name = 'Unusable'
}

interface Cause {
  code?: string
  message?: string
  cause?: Cause
}
const NOBODY = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EADDRNOTAVAIL']
const codeOf = ({ code, cause, message = '' }: Cause): string => code ?? (cause ? codeOf(cause) : message)

/** What went wrong under a call, in words. */
const explained = (error: unknown, url: URL, timeoutS: number): Unusable => {
  const { name } = error as Error
  const code = codeOf(error as Cause)
  if (name === 'TimeoutError')
    return new Unusable(
      `${url.pathname} 在 ${timeoutS} 秒内没有答完，可用 --timeout 放宽 · no whole answer in ${timeoutS} s`,
    )
  if (NOBODY.includes(code))
    return new Unusable(
      `${url.origin} 没有服务（${code}），请检查 --base 与网络 · nobody listens there: check --base`,
    )
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code))
    return new Unusable(`${url.origin} 的证书不被信任（${code}） · its certificate is not trusted`)
  return new Unusable(`${url.pathname} 的回答中途断开（${code || String(error)}） · the answer broke off`)
}

/** Refuses what is no backend of this contract before anything else is asked of it. */
const refuseStrangers = (response: Response, text: string): void => {
  const { status } = response
  const isHtml = /^\s*</.test(text) || response.headers.get('content-type')?.includes('text/html') === true
  const to = response.headers.get('location')
  if (status >= 300 && status < 400)
    throw new Unusable(
      `这里把接口转去了 ${to}：可能在登录页之后 · it redirects calls to ${to}: a login wall, or another address`,
    )
  if (
    status === 407 ||
    (status === 401 && response.headers.has('www-authenticate')) ||
    (isHtml && (status === 401 || status === 403 || /type=["']?password/i.test(text)))
  )
    throw new Unusable(
      `后端在登录页之后（HTTP ${status}）：请换内网地址，或先放行本机 · it is behind a login wall`,
    )
  if (isHtml)
    throw new Unusable(
      `这里回答的是网页，不是接口（HTTP ${status}）：--base 应为接口的地址 · it speaks HTML, not the API`,
    )
}

/** As much of a page as tells what it is. */
const HEAD_BYTES = 20_000

export interface HttpOptions {
  base: URL
  timeoutS: number
  /** Calls per second; 0: as fast as they go. */
  rate: number
}

/** Carries calls to the base: one after the other at the asked rate, none for longer than the timeout. */
export const openHttp = ({ base, timeoutS, rate }: HttpOptions) => {
  let next = 0
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    if (rate > 0) {
      const now = performance.now()
      const delay = next - now
      next = Math.max(next, now) + 1_000 / rate
      if (delay > 0) await wait(delay)
    }
    const url = new URL(base.pathname.replace(/\/$/, '') + path, base)
    try {
      const signal = AbortSignal.timeout(timeoutS * 1_000)
      const response = await fetch(url, { ...init, redirect: 'manual', signal })
      const body = await response.arrayBuffer()
      const hasBody = ![204, 205, 304].includes(response.status)
      refuseStrangers(response, new TextDecoder().decode(body.slice(0, HEAD_BYTES)))
      return new Response(hasBody ? body : null, { status: response.status, headers: response.headers })
    } catch (error) {
      throw error instanceof Unusable ? error : explained(error, url, timeoutS)
    }
  }
}
export type Http = ReturnType<typeof openHttp>
