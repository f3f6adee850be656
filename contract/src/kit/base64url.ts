const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUE = new Map([...ALPHABET].map((letter, value) => [letter.charCodeAt(0), value]))

/** Bytes → base64url without padding. */
export const toBase64url = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const letters = Math.min(4, bytes.length - at + 1)
    for (let place = 0; place < letters; place += 1) text += ALPHABET[(group >> (18 - 6 * place)) & 63]
  }
  return text
}

/** base64url → bytes. Only the one canonical spelling is read, anything else throws a RangeError. */
export const fromBase64url = (text: string): Uint8Array => {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4))
  let bits = 0
  let group = 0
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUE.get(text.charCodeAt(at))
    if (value === undefined) throw new RangeError('not base64url')
    group = ((group << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes[length] = (group >> bits) & 0xff
      length += 1
    }
  }
  if (text.length % 4 === 1 || (group & ((1 << bits) - 1)) !== 0)
    throw new RangeError('not canonical base64url')
  return bytes
}
