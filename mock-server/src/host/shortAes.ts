/*
 * AES-128-CBC with PKCS#7 padding (FIPS 197) for the few bytes of tt and xx: no call into OpenSSL, nothing allocated but the
 * result, and the rounds of a call's key made once. Tables leak by timing; here that is nothing (the key travels beside).
 */

const BLOCK = 16
const KEY_WORDS = 4
const ROUNDS = 10
const SCHEDULE = KEY_WORDS * (ROUNDS + 1)

const double = (x: number): number => ((x << 1) ^ (x & 0x80 ? 0x11b : 0)) & 0xff
const times = (x: number, by: number): number => {
  let product = 0
  for (let bit = by, power = x; bit > 0; bit >>= 1, power = double(power)) if (bit & 1) product ^= power
  return product
}
const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

const S = new Uint8Array(256)
const BACK = new Uint8Array(256)
for (let p = 1, q = 1, first = true; first || p !== 1; first = false) {
  p ^= double(p)
  q ^= q << 1
  q ^= q << 2
  q ^= q << 4
  q &= 0xff
  if (q & 0x80) q ^= 0x09
  const spread = q ^ (q << 1) ^ (q << 2) ^ (q << 3) ^ (q << 4)
  S[p] = ((spread ^ (spread >> 8)) & 0xff) ^ 0x63
}
S[0] = 0x63
for (let x = 0; x < 256; x += 1) BACK[S[x]!] = x

/** A byte of the state through the box and its column of the matrix, by place in the column. */
const column = (box: Uint8Array, [a, b, c, d]: readonly [number, number, number, number], turn: number) =>
  Int32Array.from(box, (x) =>
    turned((times(x, a) << 24) | (times(x, b) << 16) | (times(x, c) << 8) | times(x, d), turn),
  )
const [E0, E1, E2, E3] = [0, 8, 16, 24].map((turn) => column(S, [2, 1, 1, 3], turn)) as [
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
]
const [D0, D1, D2, D3] = [0, 8, 16, 24].map((turn) => column(BACK, [14, 9, 13, 11], turn)) as [
  Int32Array,
  Int32Array,
  Int32Array,
  Int32Array,
]

const there = new Int32Array(SCHEDULE)
const back = new Int32Array(SCHEDULE)
let keyThere: Uint8Array | undefined
let keyBack: Uint8Array | undefined

const substituted = (word: number): number =>
  (S[word >>> 24]! << 24) | (S[(word >>> 16) & 255]! << 16) | (S[(word >>> 8) & 255]! << 8) | S[word & 255]!

const wordAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!

const expand = (key: Uint8Array): void => {
  if (key === keyThere) return
  for (let word = 0; word < KEY_WORDS; word += 1) there[word] = wordAt(key, 4 * word)
  for (let word = KEY_WORDS, power = 1; word < SCHEDULE; word += 1) {
    let last = there[word - 1]!
    if (word % KEY_WORDS === 0) {
      last = substituted((last << 8) | (last >>> 24)) ^ (power << 24)
      power = double(power)
    }
    there[word] = there[word - KEY_WORDS]! ^ last
  }
  keyThere = key
}

const expandBack = (key: Uint8Array): void => {
  if (key === keyBack) return
  expand(key)
  for (let word = 0; word < SCHEDULE; word += 1) {
    const from = there[SCHEDULE - KEY_WORDS - (word & ~3) + (word & 3)]!
    const isOuter = word < KEY_WORDS || word >= SCHEDULE - KEY_WORDS
    back[word] = isOuter
      ? from
      : D0[S[from >>> 24]!]! ^
        D1[S[(from >>> 16) & 255]!]! ^
        D2[S[(from >>> 8) & 255]!]! ^
        D3[S[from & 255]!]!
  }
  keyBack = key
}

const out = new Int32Array(KEY_WORDS)

const forward = (i0: number, i1: number, i2: number, i3: number): void => {
  const k = there
  let a = i0 ^ k[0]!
  let b = i1 ^ k[1]!
  let c = i2 ^ k[2]!
  let d = i3 ^ k[3]!
  let at = KEY_WORDS
  for (let round = 1; round < ROUNDS; round += 1, at += KEY_WORDS) {
    const e = E0[a >>> 24]! ^ E1[(b >>> 16) & 255]! ^ E2[(c >>> 8) & 255]! ^ E3[d & 255]! ^ k[at]!
    const f = E0[b >>> 24]! ^ E1[(c >>> 16) & 255]! ^ E2[(d >>> 8) & 255]! ^ E3[a & 255]! ^ k[at + 1]!
    const g = E0[c >>> 24]! ^ E1[(d >>> 16) & 255]! ^ E2[(a >>> 8) & 255]! ^ E3[b & 255]! ^ k[at + 2]!
    d = E0[d >>> 24]! ^ E1[(a >>> 16) & 255]! ^ E2[(b >>> 8) & 255]! ^ E3[c & 255]! ^ k[at + 3]!
    a = e
    b = f
    c = g
  }
  out[0] = last(S, a, b, c, d) ^ k[at]!
  out[1] = last(S, b, c, d, a) ^ k[at + 1]!
  out[2] = last(S, c, d, a, b) ^ k[at + 2]!
  out[3] = last(S, d, a, b, c) ^ k[at + 3]!
}

const last = (box: Uint8Array, a: number, b: number, c: number, d: number): number =>
  (box[a >>> 24]! << 24) | (box[(b >>> 16) & 255]! << 16) | (box[(c >>> 8) & 255]! << 8) | box[d & 255]!

const backward = (i0: number, i1: number, i2: number, i3: number): void => {
  const k = back
  let a = i0 ^ k[0]!
  let b = i1 ^ k[1]!
  let c = i2 ^ k[2]!
  let d = i3 ^ k[3]!
  let at = KEY_WORDS
  for (let round = 1; round < ROUNDS; round += 1, at += KEY_WORDS) {
    const e = D0[a >>> 24]! ^ D1[(d >>> 16) & 255]! ^ D2[(c >>> 8) & 255]! ^ D3[b & 255]! ^ k[at]!
    const f = D0[b >>> 24]! ^ D1[(a >>> 16) & 255]! ^ D2[(d >>> 8) & 255]! ^ D3[c & 255]! ^ k[at + 1]!
    const g = D0[c >>> 24]! ^ D1[(b >>> 16) & 255]! ^ D2[(a >>> 8) & 255]! ^ D3[d & 255]! ^ k[at + 2]!
    d = D0[d >>> 24]! ^ D1[(c >>> 16) & 255]! ^ D2[(b >>> 8) & 255]! ^ D3[a & 255]! ^ k[at + 3]!
    a = e
    b = f
    c = g
  }
  out[0] = last(BACK, a, d, c, b) ^ k[at]!
  out[1] = last(BACK, b, a, d, c) ^ k[at + 1]!
  out[2] = last(BACK, c, b, a, d) ^ k[at + 2]!
  out[3] = last(BACK, d, c, b, a) ^ k[at + 3]!
}

const put = (bytes: Uint8Array, at: number, word: number): void => {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

/** A key is never changed. */
export const encrypt = (key: Uint8Array, iv: Uint8Array, bytes: Uint8Array): Uint8Array => {
  expand(key)
  const fill = BLOCK - (bytes.length % BLOCK)
  const sealed = new Uint8Array(bytes.length + fill).fill(fill, bytes.length)
  sealed.set(bytes)
  let a = wordAt(iv, 0)
  let b = wordAt(iv, 4)
  let c = wordAt(iv, 8)
  let d = wordAt(iv, 12)
  for (let at = 0; at < sealed.length; at += BLOCK) {
    forward(
      a ^ wordAt(sealed, at),
      b ^ wordAt(sealed, at + 4),
      c ^ wordAt(sealed, at + 8),
      d ^ wordAt(sealed, at + 12),
    )
    put(sealed, at, (a = out[0]!))
    put(sealed, at + 4, (b = out[1]!))
    put(sealed, at + 8, (c = out[2]!))
    put(sealed, at + 12, (d = out[3]!))
  }
  return sealed
}

/** A key is never changed. Throws on a length or a padding that encrypt doesn't make. */
export const decrypt = (key: Uint8Array, iv: Uint8Array, sealed: Uint8Array): Uint8Array => {
  const { length } = sealed
  if (length === 0 || length % BLOCK !== 0) throw new RangeError('no whole blocks')
  expandBack(key)
  const plain = new Uint8Array(length)
  let a = wordAt(iv, 0)
  let b = wordAt(iv, 4)
  let c = wordAt(iv, 8)
  let d = wordAt(iv, 12)
  for (let at = 0; at < length; at += BLOCK) {
    const e = wordAt(sealed, at)
    const f = wordAt(sealed, at + 4)
    const g = wordAt(sealed, at + 8)
    const h = wordAt(sealed, at + 12)
    backward(e, f, g, h)
    put(plain, at, out[0]! ^ a)
    put(plain, at + 4, out[1]! ^ b)
    put(plain, at + 8, out[2]! ^ c)
    put(plain, at + 12, out[3]! ^ d)
    a = e
    b = f
    c = g
    d = h
  }
  const fill = plain[length - 1]!
  if (fill === 0 || fill > BLOCK) throw new RangeError('wrong padding')
  for (let at = length - fill; at < length; at += 1)
    if (plain[at] !== fill) throw new RangeError('wrong padding')
  return plain.subarray(0, length - fill)
}
