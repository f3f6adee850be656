import { createCipheriv, createDecipheriv, createSecretKey, hash } from 'node:crypto'
import { type Primitives, portable } from '@app/contract/kit/primitives'

/** For fewer bytes JavaScript is faster than the cipher objects of OpenSSL. */
const AES_FROM = 640
const BLOCK = 64
const DIGEST = 32
const INNER = 0x36
const OUTER = 0x5c
const AES_BLOCK = 16
const NAME = 'aes-128-cbc'

/** A letter for each byte: Node hands a digest over as a text for a third of what a buffer costs. */
const digestOf = (bytes: Uint8Array): string => hash('sha256', bytes, 'binary')
const sha256 = (bytes: Uint8Array): Buffer => Buffer.from(digestOf(bytes), 'binary')

const outer = Buffer.alloc(BLOCK + DIGEST)
/** RFC 2104 out of two one-shot digests: an Hmac object costs four times as much. The key is no longer than a block. */
const hmacSha256 = (key: Uint8Array, bytes: Uint8Array): Buffer => {
  const inner = Buffer.allocUnsafe(BLOCK + bytes.length).fill(INNER, 0, BLOCK)
  outer.fill(OUTER, 0, BLOCK)
  for (let at = 0; at < key.length; at += 1) {
    inner[at] = key[at]! ^ INNER
    outer[at] = key[at]! ^ OUTER
  }
  inner.set(bytes, BLOCK)
  outer.write(digestOf(inner), BLOCK, 'binary')
  return sha256(outer)
}

/**
 * With a key object, for of bare bytes Node first asks by two caught exceptions whether they are one. What PKCS#7 has padded is
 * whole blocks, which a cipher hands over at once: its last call would have nothing left to give.
 */
const encrypt = (key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Buffer => {
  const fill = AES_BLOCK - (bytes.length % AES_BLOCK)
  const padded = Buffer.allocUnsafe(bytes.length + fill).fill(fill, bytes.length)
  padded.set(bytes)
  return createCipheriv(NAME, createSecretKey(key), iv).update(padded)
}

const joined = (first: Buffer, last: Buffer): Uint8Array =>
  last.length === 0 ? first : Buffer.concat([first, last])

/** Node's own, ciphers where there is enough to be worth the call: the sealed bodies of the safe switch. */
export const nodePrimitives: Primitives = {
  sha256,
  hmacSha256: (key, bytes) => (key.length > BLOCK ? portable.hmacSha256 : hmacSha256)(key, bytes),
  encrypt: (key, iv, bytes) => (bytes.length < AES_FROM ? portable.encrypt : encrypt)(key, iv, bytes),
  utf8: (text) => Buffer.from(text),
  decrypt: (key, iv, bytes) => {
    if (bytes.length < AES_FROM) return portable.decrypt(key, iv, bytes)
    const cipher = createDecipheriv(NAME, createSecretKey(key), iv)
    return joined(cipher.update(bytes), cipher.final())
  },
  toBase64url: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64url'),
  fromBase64url: (text) => {
    const bytes = Buffer.from(text, 'base64url')
    // Node skips what it can't read: only a text that is spelled back the same was canonical.
    if (bytes.toString('base64url') !== text) throw new RangeError('not canonical base64url')
    return bytes
  },
}
