import { cbc } from '@noble/ciphers/aes.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64url, toBase64url } from './base64url.ts'

/** What the blobs are made of. Two sets must agree on every byte and refuse the same input. */
export interface Primitives {
  sha256(bytes: Uint8Array): Uint8Array
  hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array
  /** AES-CBC with PKCS#7 padding. */
  encrypt(key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array
  /** Throws on a length or a padding that encrypt doesn't make. */
  decrypt(key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array
  /** A lone surrogate becomes U+FFFD. */
  utf8(text: string): Uint8Array
  toBase64url(bytes: Uint8Array): string
  /** Throws a RangeError on anything but the canonical spelling. */
  fromBase64url(text: string): Uint8Array
}

/** A digest that has taken in a key. */
interface Mac {
  clone(): { update(bytes: Uint8Array): { digest(): Uint8Array } }
}
let last: { key: Uint8Array; mac: Mac } | undefined
/** The texts of one call are tagged by one key, whose two blocks are digested once. */
const macOf = (key: Uint8Array): ReturnType<Mac['clone']> => {
  if (last?.key !== key) last = { key, mac: hmac.create(sha256, key) }
  return last.mac.clone()
}

const encoder = new TextEncoder()

/** In any browser and worker, secure context or not. */
export const portable: Primitives = {
  sha256,
  hmacSha256: (key, bytes) => macOf(key).update(bytes).digest(),
  encrypt: (key, iv, bytes) => cbc(key, iv).encrypt(bytes),
  decrypt: (key, iv, bytes) => cbc(key, iv).decrypt(bytes),
  utf8: (text) => encoder.encode(text),
  toBase64url,
  fromBase64url,
}

let chosen = portable
export const primitives = (): Primitives => chosen

/** Said once by a host that has faster ones. */
export const choosePrimitives = (own: Primitives): void => {
  chosen = own
}
