import { zlibSync } from 'fflate'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const INDEXED = 3
const TRUE_COLOUR = 2
/** Quick rather than small: a captcha is drawn for each visitor and thrown away. */
const LEVEL = 3

/** Pixels row by row: three bytes each, or one byte each with a palette (r, g, b) and the entry that is transparent. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
  palette?: readonly (readonly [number, number, number])[]
  transparent?: number
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc >>> 0
})

export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

const header = (width: number, height: number, colour: number): Uint8Array => {
  const bytes = new Uint8Array(13)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  bytes[8] = 8
  bytes[9] = colour
  return chunk('IHDR', bytes)
}

/** A PNG file. */
export const png = ({ width, height, pixels, palette, transparent }: Raster): Uint8Array => {
  const row = width * (palette ? 1 : 3)
  const lines = new Uint8Array((row + 1) * height)
  for (let y = 0; y < height; y++) lines.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
  const parts = [Uint8Array.from(SIGNATURE), header(width, height, palette ? INDEXED : TRUE_COLOUR)]
  if (palette) parts.push(chunk('PLTE', Uint8Array.from(palette.flat())))
  if (transparent !== undefined) {
    const alpha = new Uint8Array(transparent + 1).fill(255)
    alpha[transparent] = 0
    parts.push(chunk('tRNS', alpha))
  }
  parts.push(chunk('IDAT', zlibSync(lines, { level: LEVEL })), chunk('IEND', new Uint8Array()))
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

const STEP = 8_192

export const dataUrl = (file: Uint8Array): string => {
  let binary = ''
  for (let at = 0; at < file.length; at += STEP)
    binary += String.fromCharCode(...file.subarray(at, at + STEP))
  return `data:image/png;base64,${btoa(binary)}`
}
