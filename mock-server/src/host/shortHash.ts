/*
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) for the few bytes of tt and xx. Every call brings two of them, and for these the
 * objects that a library makes for each digest cost more than the digest. Nothing is allocated here but the result.
 */

const BLOCK = 64
const DIGEST = 32
const WORDS = 8
const INNER = 0x36
const OUTER = 0x5c

const isPrime = (n: number): boolean => {
  for (let by = 2; by * by <= n; by += 1) if (n % by === 0) return false
  return true
}
const PRIMES: number[] = []
for (let n = 2; PRIMES.length < BLOCK; n += 1) if (isPrime(n)) PRIMES.push(n)
/** The first 32 bits of the fraction. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 0x1_0000_0000) | 0

const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, WORDS), (prime) => fraction(Math.sqrt(prime)))

const w = new Int32Array(BLOCK)
const state = new Int32Array(WORDS)
const tail = new Uint8Array(2 * BLOCK)

const compress = (bytes: Uint8Array, from: number): void => {
  for (let t = 0, at = from; t < 16; t += 1, at += 4)
    w[t] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!
  for (let t = 16; t < BLOCK; t += 1) {
    const x = w[t - 15]!
    const y = w[t - 2]!
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0
  }
  let a = state[0]!
  let b = state[1]!
  let c = state[2]!
  let d = state[3]!
  let e = state[4]!
  let f = state[5]!
  let g = state[6]!
  let h = state[7]!
  for (let t = 0; t < BLOCK; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (state[0]! + a) | 0
  state[1] = (state[1]! + b) | 0
  state[2] = (state[2]! + c) | 0
  state[3] = (state[3]! + d) | 0
  state[4] = (state[4]! + e) | 0
  state[5] = (state[5]! + f) | 0
  state[6] = (state[6]! + g) | 0
  state[7] = (state[7]! + h) | 0
}

/** Takes in the last bytes of a message of which `before` bytes have been taken in. */
const finish = (bytes: Uint8Array, before: number): Uint8Array => {
  let at = 0
  for (; at + BLOCK <= bytes.length; at += BLOCK) compress(bytes, at)
  const rest = bytes.length - at
  const padded = rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK
  tail.fill(0, rest, padded)
  for (let to = 0; to < rest; to += 1) tail[to] = bytes[at + to]!
  tail[rest] = 0x80
  const bits = (before + bytes.length) * 8
  tail[padded - 1] = bits
  tail[padded - 2] = bits >>> 8
  tail[padded - 3] = bits >>> 16
  tail[padded - 4] = bits >>> 24
  compress(tail, 0)
  if (padded > BLOCK) compress(tail, BLOCK)
  const digest = new Uint8Array(DIGEST)
  for (let word = 0, to = 0; word < WORDS; word += 1) {
    const value = state[word]!
    digest[to++] = value >>> 24
    digest[to++] = value >>> 16
    digest[to++] = value >>> 8
    digest[to++] = value
  }
  return digest
}

/** Of less than 512 MiB. */
export const sha256 = (bytes: Uint8Array): Uint8Array => {
  state.set(START)
  return finish(bytes, 0)
}

const inner = new Int32Array(WORDS)
const outer = new Int32Array(WORDS)
let known: Uint8Array | undefined
const padded = (key: Uint8Array, pad: number, kept: Int32Array): void => {
  tail.fill(pad, 0, BLOCK)
  for (let at = 0; at < key.length; at += 1) tail[at] = key[at]! ^ pad
  state.set(START)
  compress(tail, 0)
  kept.set(state)
}
/** The texts of one call are tagged by one key, whose two blocks are taken in once. */
const takeIn = (key: Uint8Array): void => {
  padded(key, INNER, inner)
  padded(key, OUTER, outer)
  known = key
}

/** The key is no longer than a block and is never changed. */
export const hmacSha256 = (key: Uint8Array, bytes: Uint8Array): Uint8Array => {
  if (key !== known) takeIn(key)
  state.set(inner)
  const digest = finish(bytes, BLOCK)
  state.set(outer)
  return finish(digest, BLOCK)
}
