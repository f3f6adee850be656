import { createCipheriv, createDecipheriv, hash } from 'node:crypto'
import { type Primitives, portable } from '@app/contract/kit/primitives'
import * as shortAes from './shortAes.ts'
import * as shortHash from './shortHash.ts'
import * as shortText from './shortText.ts'

/** Below these lengths code of our own is faster than a call into OpenSSL. */
const HASH_FROM = 512
const AES_FROM = 2_048
const SPELL_FROM = 256
const BLOCK = 64
const DIGEST = 32
const INNER = 0x36
const OUTER = 0x5c
const NAME = 'aes-128-cbc'

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer')

/** RFC 2104 out of two one-shot digests: an Hmac object costs four times as much. The key is shorter than a block. */
const hmacSha256 = (key: Uint8Array, bytes: Uint8Array): Buffer => {
  const inner = Buffer.alloc(BLOCK + bytes.length, INNER)
  const outer = Buffer.alloc(BLOCK + DIGEST, OUTER)
  for (const [at, byte] of key.entries()) {
    inner[at] = byte ^ INNER
    outer[at] = byte ^ OUTER
  }
  inner.set(bytes, BLOCK)
  outer.set(sha256(inner), BLOCK)
  return sha256(outer)
}

const joined = (first: Buffer, last: Buffer): Uint8Array =>
  last.length === 0 ? first : Buffer.concat([first, last])

/** Node's own, for what is long enough to be worth the call: the sealed bodies of the safe switch. */
export const nodePrimitives: Primitives = {
  sha256: (bytes) => (bytes.length < HASH_FROM ? shortHash.sha256(bytes) : sha256(bytes)),
  hmacSha256: (key, bytes) =>
    key.length > BLOCK
      ? portable.hmacSha256(key, bytes)
      : bytes.length < HASH_FROM
        ? shortHash.hmacSha256(key, bytes)
        : hmacSha256(key, bytes),
  encrypt: (key, iv, bytes) => {
    if (bytes.length < AES_FROM) return shortAes.encrypt(key, iv, bytes)
    const cipher = createCipheriv(NAME, key, iv)
    return joined(cipher.update(bytes), cipher.final())
  },
  decrypt: (key, iv, bytes) => {
    if (bytes.length < AES_FROM) return shortAes.decrypt(key, iv, bytes)
    const cipher = createDecipheriv(NAME, key, iv)
    return joined(cipher.update(bytes), cipher.final())
  },
  toBase64url: (bytes) =>
    bytes.length < SPELL_FROM
      ? portable.toBase64url(bytes)
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url'),
  fromBase64url: (text) => {
    if (text.length < SPELL_FROM) return shortText.fromBase64url(text)
    const bytes = Buffer.from(text, 'base64url')
    // Node skips what it can't read: only a text that is spelled back the same was canonical.
    if (bytes.toString('base64url') !== text) throw new RangeError('not canonical base64url')
    return bytes
  },
}
