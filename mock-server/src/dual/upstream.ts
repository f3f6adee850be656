import { isLoopback } from '../control/guard.ts'

/** The real backend that PROXY names: its origin and nothing more. */
export interface Upstream {
  origin: URL
  /** What whoever starts the server has to know. */
  warning: string | undefined
}

const EXAMPLE = '例如 PROXY=https://backend.example npm start'

/** Reads PROXY or --proxy; throws in Chinese. */
export const upstreamOf = (text: string): Upstream => {
  const origin = URL.canParse(text) ? new URL(text) : undefined
  if (!origin || !/^https?:$/.test(origin.protocol))
    throw new Error(`PROXY 不正确：应为 http(s) 地址，${EXAMPLE}`)
  if (origin.username !== '' || origin.password !== '')
    throw new Error(`PROXY 不能带用户名与密码：只写地址，${EXAMPLE}`)
  if (origin.pathname !== '/' || origin.search !== '' || origin.hash !== '')
    throw new Error(`PROXY 只写到端口为止，不带路径与参数：PROXY=${origin.origin}`)
  const isOpen = origin.protocol === 'http:' && !isLoopback(origin.hostname)
  return {
    origin,
    warning: isOpen
      ? `PROXY=${origin.origin} 未加密：密码与令牌会以明文经过网络，请改用 https（本机地址除外）`
      : undefined,
  }
}
