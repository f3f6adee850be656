import { primitives } from './primitives.ts'
import { areaOf, readSecPath, secPath } from './secPath.ts'

/*
 * The blobs of tt and xx and the safe switch (U-NET-02, U-NET-03). Compatibility, not security: the key is made of what
 * travels beside the blob and of a constant in the bundle (TRAP-44). The tag only tells garbage from a sealed text.
 *
 * blob = base64url(iv[16] ‖ AES-128-CBC(text) ‖ tag[8]); SHA-256(siteId + requestId + BUILD_CONSTANT) = key[16] ‖ tag key[16]
 */

/** Both builds must carry the same one (U-NET-02). */
export const BUILD_CONSTANT = 'chengwan-web-1'
const KEY_BYTES = 16
const IV_BYTES = 16
const TAG_BYTES = 8
const BLOCK_BYTES = 16
/** The longest textual IPv6 address. */
const IP_MAX = 45

/** The values of the headers X-API-SITE and X-API-REQUEST-ID of the same call. */
export interface KeyParts {
  siteId: string
  requestId: string
}

export type RandomBytes = (length: number) => Uint8Array

/** The one error of this file: what was given can't be sealed, or isn't what the same key sealed. */
export class CipherError extends Error {
  override name = 'CipherError'
}

/** Asked for one by one, 16 bytes cost as much as so many at once. */
const RANDOM_AT_ONCE = 1_024
let drawn = new Uint8Array(0)
let used = 0
const webRandom: RandomBytes = (length) => {
  if (used + length > drawn.length) {
    drawn = crypto.getRandomValues(new Uint8Array(Math.max(length, RANDOM_AT_ONCE)))
    used = 0
  }
  used += length
  return drawn.subarray(used - length, used)
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

interface Keys {
  key: Uint8Array
  tagKey: Uint8Array
}
let lastText = ''
let lastKeys: Keys | undefined
/** tt, xx and a sealed body of one call share their keys, so the last ones are kept. */
const keysOf = ({ siteId, requestId }: KeyParts): Keys => {
  const text = siteId + requestId + BUILD_CONSTANT
  if (lastKeys && text === lastText) return lastKeys
  const digest = primitives().sha256(primitives().utf8(text))
  lastText = text
  lastKeys = { key: digest.subarray(0, KEY_BYTES), tagKey: digest.subarray(KEY_BYTES) }
  return lastKeys
}

const tagOf = (tagKey: Uint8Array, sealed: Uint8Array) => primitives().hmacSha256(tagKey, sealed)

const hasTag = (bytes: Uint8Array, tag: Uint8Array): boolean => {
  const from = bytes.length - TAG_BYTES
  let difference = 0
  for (let at = 0; at < TAG_BYTES; at += 1) difference |= bytes[from + at]! ^ tag[at]!
  return difference === 0
}

const guarded = <T>(reason: string, work: () => T): T => {
  try {
    return work()
  } catch (cause) {
    throw cause instanceof CipherError ? cause : new CipherError(reason, { cause })
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  guarded('no such field', () =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
  )

/** Any text, or its UTF-8 → a blob. A lone surrogate has no UTF-8 and becomes U+FFFD. */
export const sealText = (
  plain: string | Uint8Array,
  parts: KeyParts,
  randomBytes: RandomBytes = webRandom,
): string =>
  guarded('cannot be sealed', () => {
    const { key, tagKey } = keysOf(parts)
    const iv = randomBytes(IV_BYTES)
    const body = primitives().encrypt(key, iv, typeof plain === 'string' ? primitives().utf8(plain) : plain)
    const blob = new Uint8Array(IV_BYTES + body.length + TAG_BYTES)
    blob.set(iv)
    blob.set(body, IV_BYTES)
    blob.set(tagOf(tagKey, blob.subarray(0, -TAG_BYTES)).subarray(0, TAG_BYTES), IV_BYTES + body.length)
    return primitives().toBase64url(blob)
  })

/** A blob → its text; CipherError on anything that sealText with the same parts didn't make. */
export const openText = (blob: unknown, parts: KeyParts): string =>
  guarded('not a sealed text', () => {
    if (typeof blob !== 'string') throw new CipherError('a blob is a string')
    const bytes = primitives().fromBase64url(blob)
    if (bytes.length < IV_BYTES + BLOCK_BYTES + TAG_BYTES) throw new CipherError('too short')
    const { key, tagKey } = keysOf(parts)
    const sealed = bytes.subarray(0, -TAG_BYTES)
    if (!hasTag(bytes, tagOf(tagKey, sealed))) throw new CipherError('wrong tag')
    const plain = primitives().decrypt(key, sealed.subarray(0, IV_BYTES), sealed.subarray(IV_BYTES))
    return strictUtf8.decode(plain)
  })

/** tt and xx of a call: the time (epoch ms) and the client's address, empty until preInfo has told it (TRAP-63). */
export const blobs = (
  { now, ip }: { now: number; ip: string },
  parts: KeyParts,
  randomBytes?: RandomBytes,
): { tt: string; xx: string } => ({
  tt: sealText(String(now), parts, randomBytes),
  xx: sealText(ip, parts, randomBytes),
})

/** The inverse of blobs, from the body or query that holds them. Whether the time is near enough, the server decides (TIMESTAMP_TOLERANCE_MS). */
export const openBlobs = (body: unknown, parts: KeyParts): { now: number; ip: string } => {
  const time = openText(fieldOf(body, 'tt'), parts)
  const ip = openText(fieldOf(body, 'xx'), parts)
  if (!/^\d{1,15}$/.test(time)) throw new CipherError('tt is no timestamp')
  if (ip.length > IP_MAX) throw new CipherError('xx is no address')
  return { now: Number(time), ip }
}

/** What travels while the safe switch is on, both ways. */
export interface Sealed {
  d: string
}

const sealJson = (value: unknown, parts: KeyParts, randomBytes?: RandomBytes): Sealed =>
  guarded('cannot be written as JSON', () => {
    const json: string | undefined = JSON.stringify(value)
    if (json === undefined) throw new CipherError('cannot be written as JSON')
    return { d: sealText(json, parts, randomBytes) }
  })

const openJson = (sealed: unknown, parts: KeyParts): { text: string; value: unknown } =>
  guarded('not a sealed JSON text', () => {
    const text = openText(fieldOf(sealed, 'd'), parts)
    return { text, value: JSON.parse(text) }
  })

export interface PlainRequest {
  /** /fd/api/v1/…; a GET travels as a POST, its query as the body (TRAP-50). */
  path: string
  /** Left out, an empty object is sent. */
  body?: unknown
}

/** The path and the body that are sent instead. */
export const sealRequest = (
  { path, body = {} }: PlainRequest,
  parts: KeyParts,
  randomBytes?: RandomBytes,
): { path: string; body: Sealed } => {
  const area = areaOf(path)
  if (!area || readSecPath(path)) throw new CipherError('no path of an area')
  return { path: secPath(area, sealText(path, parts, randomBytes)), body: sealJson(body, parts, randomBytes) }
}

/**
 * The inverse of sealRequest, the body also as the JSON `text` that was sealed; the path inside must belong to the area outside
 * and must not be sealed again.
 */
export const openRequest = (
  { path, body }: { path: string; body: unknown },
  parts: KeyParts,
): { path: string; body: unknown; text: string } => {
  const outer = readSecPath(path)
  if (!outer) throw new CipherError('no sealed path')
  const inner = openText(outer.blob, parts)
  if (areaOf(inner) !== outer.area || readSecPath(inner))
    throw new CipherError('the path inside is another area’s')
  const { text, value } = openJson(body, parts)
  return { path: inner, body: value, text }
}

/** The envelope of an answer → {d}, under the key of the request that it answers. */
export const sealAnswer = (envelope: unknown, parts: KeyParts, randomBytes?: RandomBytes): Sealed =>
  sealJson(envelope, parts, randomBytes)

/** The same of an envelope that is JSON already; a blob needs no escaping. */
export const sealedText = (json: string | Uint8Array, parts: KeyParts, randomBytes?: RandomBytes): string =>
  `{"d":"${sealText(json, parts, randomBytes)}"}`

/** {d} → the JSON value inside; the caller checks that it is an envelope. */
export const openAnswer = (sealed: unknown, parts: KeyParts): unknown => openJson(sealed, parts).value
