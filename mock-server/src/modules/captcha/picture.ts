import type { Random } from '../../world/random.ts'
import { ALPHABET, GLYPH_HEIGHT, GLYPH_WIDTH, GLYPHS, type Segment } from './glyphs.data.ts'
import { type Raster } from './png.ts'

export const PICTURE_WIDTH = 140
export const PICTURE_HEIGHT = 48
const LENGTH = 4
const SCALE = 5
const PEN = 1.5
const EDGE = 6
const LINES = 4
const SPECKLES = 180

const between = (random: Random, min: number, max: number): number => min + random.next() * (max - min)

export const pictureText = (random: Random): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[Math.floor(random.next() * ALPHABET.length)]!).join('')

/** A placed character: the way from picture to glyph coordinates, its pen and its ink. */
interface Letter {
  segments: readonly Segment[]
  x: number
  y: number
  cos: number
  sin: number
  shear: number
  scale: number
  pen: number
  ink: readonly number[]
}

const inkOf = (random: Random): number[] => {
  const base = [between(random, 10, 110), between(random, 10, 90), between(random, 60, 190)]
  const turn = Math.floor(random.next() * 3)
  return [base[turn]!, base[(turn + 1) % 3]!, base[(turn + 2) % 3]!]
}

const place = (character: string, at: number, random: Random): Letter => {
  const angle = between(random, -0.4, 0.4)
  const step = (PICTURE_WIDTH - 2 * EDGE) / LENGTH
  return {
    segments: GLYPHS.get(character)!,
    x: EDGE + step * (at + 0.5) + between(random, -4, 4),
    y: PICTURE_HEIGHT / 2 + between(random, -4, 4),
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    shear: between(random, -0.25, 0.25),
    scale: SCALE * between(random, 0.85, 1.12),
    pen: PEN * between(random, 0.85, 1.2),
    ink: inkOf(random),
  }
}

const distance = (x: number, y: number, [ax, ay, bx, by]: Segment): number => {
  const dx = bx - ax
  const dy = by - ay
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** How much of the pixel is ink, 0 to 1. */
const coverage = (letter: Letter, x: number, y: number): number => {
  const dx = x - letter.x
  const dy = y - letter.y
  const reach = letter.scale * GLYPH_HEIGHT
  if (Math.abs(dx) > reach || Math.abs(dy) > reach) return 0
  const turnedY = (dy * letter.cos - dx * letter.sin) / letter.scale + GLYPH_HEIGHT / 2
  const turnedX =
    (dx * letter.cos + dy * letter.sin) / letter.scale +
    GLYPH_WIDTH / 2 +
    letter.shear * (turnedY - GLYPH_HEIGHT / 2)
  let nearest = Infinity
  for (const segment of letter.segments) nearest = Math.min(nearest, distance(turnedX, turnedY, segment))
  return Math.max(0, Math.min(1, letter.pen + 0.5 - nearest * letter.scale))
}

/** The text as a picture: turned, sheared, warped letters between lines and speckles in the same inks. */
export const drawPicture = (text: string, random: Random): Raster => {
  const pixels = new Uint8Array(PICTURE_WIDTH * PICTURE_HEIGHT * 3)
  const letters = [...text].map((character, at) => place(character, at, random))
  const paper = [between(random, 215, 245), between(random, 220, 245), between(random, 225, 250)]
  const [bend, sway] = [between(random, 1.5, 2.8), between(random, 1.2, 2.2)]
  const [bendAt, swayAt] = [between(random, 0, 6.3), between(random, 0, 6.3)]
  const lines = Array.from({ length: LINES }, (_, at) => ({
    y: between(random, 8, PICTURE_HEIGHT - 8),
    rise: between(random, 4, 12),
    wave: between(random, 14, 40),
    phase: between(random, 0, 6.3),
    ink: letters[at % letters.length]!.ink,
  }))
  const blend = (at: number, ink: readonly number[], share: number) => {
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = pixels[at + channel]! * (1 - share) + ink[channel]! * share
  }
  for (let y = 0; y < PICTURE_HEIGHT; y++) {
    for (let x = 0; x < PICTURE_WIDTH; x++) {
      const at = (y * PICTURE_WIDTH + x) * 3
      const grain = between(random, -14, 8)
      for (let channel = 0; channel < 3; channel++)
        pixels[at + channel] = Math.min(255, paper[channel]! + grain)
      const warpedX = x + bend * Math.sin(y / 7 + bendAt)
      const warpedY = y + sway * Math.sin(x / 11 + swayAt)
      for (const letter of letters) {
        const share = coverage(letter, warpedX, warpedY)
        if (share > 0) blend(at, letter.ink, share)
      }
      for (const line of lines) {
        const off = Math.abs(y - line.y - line.rise * Math.sin(x / line.wave + line.phase))
        if (off < 1.2) blend(at, line.ink, 0.75 * (1.2 - off))
      }
    }
  }
  for (let speck = 0; speck < SPECKLES; speck++) {
    const at = Math.floor(random.next() * PICTURE_WIDTH * PICTURE_HEIGHT) * 3
    blend(at, letters[speck % letters.length]!.ink, between(random, 0.3, 0.9))
  }
  return { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, pixels }
}
