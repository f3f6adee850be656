export interface ImageType {
  extension: 'jpg' | 'png' | 'webp' | 'gif'
  mime: string
}

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]
const begins = (bytes: Uint8Array, magic: readonly number[]) => magic.every((byte, at) => bytes[at] === byte)

/** How many of them tell it. */
export const IMAGE_HEAD_BYTES = 12

/** What a file is by its first bytes, whatever it is called; undefined for anything but the four pictures (U-MSG-03). */
export const imageTypeOf = (bytes: Uint8Array): ImageType | undefined => {
  if (begins(bytes, JPEG)) return { extension: 'jpg', mime: 'image/jpeg' }
  if (begins(bytes, PNG)) return { extension: 'png', mime: 'image/png' }
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return { extension: 'gif', mime: 'image/gif' }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
    return { extension: 'webp', mime: 'image/webp' }
  return undefined
}
