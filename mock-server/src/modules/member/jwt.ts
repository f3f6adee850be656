import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64url, toBase64url } from '@app/contract/kit/base64url'
import { JWT_LIFE_MS } from '@app/contract/rules/limits'

/** What the chat login carries (U-AUTH-02). `sub` is the member's id. */
export interface JwtBody {
  sub: string
  name: string
  vip: number
  uuid: string
}
interface Claims extends JwtBody {
  jti: string
  iat: number
  exp: number
}
/** `jti` names this one token, so that whoever takes it can take it once; `expiresAt` in epoch ms. */
export interface Verified extends JwtBody {
  jti: string
  expiresAt: number
}

export interface Jwt {
  sign(body: JwtBody): string
  /** The body of a token that this world signed and that hasn't run out, else undefined. */
  verify(token: string): Verified | undefined
}

const HEADER = toBase64url(utf8ToBytes(JSON.stringify({ alg: 'HS256', typ: 'JWT' })))
const SECOND = 1_000
const JTI_DIGITS = 16

/** HS256, ten minutes. `secret` differs from world to world. */
export const openJwt = (
  secret: string,
  clock: { now(): number },
  random: { hex(stream: string, digits: number): string },
): Jwt => {
  const key = utf8ToBytes(secret)
  const signature = (text: string) => toBase64url(hmac(sha256, key, utf8ToBytes(text)))
  return {
    sign: (body) => {
      const iat = Math.floor(clock.now() / SECOND)
      const claims: Claims = {
        ...body,
        jti: random.hex('jwt', JTI_DIGITS),
        iat,
        exp: iat + JWT_LIFE_MS / SECOND,
      }
      const text = `${HEADER}.${toBase64url(utf8ToBytes(JSON.stringify(claims)))}`
      return `${text}.${signature(text)}`
    },
    verify: (token) => {
      const [head, middle, tail, more] = token.split('.')
      if (head !== HEADER || middle === undefined || more !== undefined) return undefined
      if (tail !== signature(`${head}.${middle}`)) return undefined
      try {
        const { sub, name, vip, uuid, jti, exp } = JSON.parse(
          new TextDecoder().decode(fromBase64url(middle)),
        ) as Claims
        return exp * SECOND > clock.now() ? { sub, name, vip, uuid, jti, expiresAt: exp * SECOND } : undefined
      } catch {
        return undefined
      }
    },
  }
}
