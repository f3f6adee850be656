const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const NONE = 255
const VALUES = new Uint8Array(128).fill(NONE)
for (const [value, letter] of [...LETTERS].entries()) VALUES[letter.charCodeAt(0)] = value

/** base64url of a few bytes. Only the one canonical spelling is read, anything else throws a RangeError. */
export const fromBase64url = (text: string): Uint8Array => {
  const { length } = text
  if (length % 4 === 1) throw new RangeError('not canonical base64url')
  const bytes = new Uint8Array((length * 3) >> 2)
  let bits = 0
  let group = 0
  let to = 0
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at)
    const value = code < VALUES.length ? VALUES[code]! : NONE
    if (value === NONE) throw new RangeError('not base64url')
    group = ((group << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[to++] = group >> bits
    }
  }
  if ((group & ((1 << bits) - 1)) !== 0) throw new RangeError('not canonical base64url')
  return bytes
}
