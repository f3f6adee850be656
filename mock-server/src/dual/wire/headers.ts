import { TOKEN_COOKIE } from '../../control/guard.ts'
import { WORLD_COOKIE } from '../../kit/address.ts'
import { type RawHeaders, headerOf } from '../exchange.ts'

/** RFC 9110 section 7.6.1: they are about one connection, and go no further. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** This server's own, which no other is told. */
const OWN_COOKIE = new RegExp(`^(?:${TOKEN_COOKIE}|${WORLD_COOKIE})=`)

const pairsOf = (raw: RawHeaders): [name: string, value: string][] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name, raw[at + 1]!]] : []))

/** Headers that go on, in their order and spelling. */
export const onward = (raw: RawHeaders): string[] => {
  const named = (headerOf(raw, 'connection') ?? '').split(',').map((word) => word.trim().toLowerCase())
  const left = new Set([...HOP_BY_HOP, ...named])
  return pairsOf(raw).flatMap(([name, value]) => (left.has(name.toLowerCase()) ? [] : [name, value]))
}

const withoutOwn = (cookies: string): string =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !OWN_COOKIE.test(cookie))
    .join('; ')

/**
 * What the real backend is sent: addressed to it, without this server's own cookies and what steers it. A page of ours is its own page
 * there.
 */
export const asked = (raw: RawHeaders, upstream: URL): string[] => {
  const host = headerOf(raw, 'host')
  const pairs = pairsOf(onward(raw)).flatMap(([name, value]): string[] => {
    const small = name.toLowerCase()
    if (small === 'host' || small === 'expect') return []
    if (small === 'origin' && URL.canParse(value) && new URL(value).host === host)
      return [name, upstream.origin]
    if (small !== 'cookie') return [name, value]
    const cookies = withoutOwn(value)
    return cookies === '' ? [] : [name, cookies]
  })
  return ['Host', upstream.host, ...pairs]
}
