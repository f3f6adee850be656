import type { Random } from '../../world/random.ts'
import type { Raster } from './png.ts'

/** A bay to look at, and the piece that is missing from it (U-AUTH-18). */
export const PUZZLE_WIDTH = 300
export const PUZZLE_HEIGHT = 160
export const PIECE_SIZE = 50
const BODY = 40
const KNOB = 8
/** The hole stays clear of where the piece starts. */
const MIN_X = 90
const MARGIN = 8

const SHADES = 24
const SKY = 0
const SEA = SKY + SHADES
const HILL = SEA + SHADES
const LIGHT = HILL + SHADES
const BASE = LIGHT + 4
const CLEAR = BASE * 3

type Colour = readonly [number, number, number]

const between = (random: Random, min: number, max: number): number => min + random.next() * (max - min)

const mixed = (a: Colour, b: Colour, share: number): Colour =>
  [0, 1, 2].map((at) => Math.round(a[at as 0] * (1 - share) + b[at as 0] * share)) as unknown as Colour

const ramp = (from: Colour, to: Colour): Colour[] =>
  Array.from({ length: SHADES }, (_, at) => mixed(from, to, at / (SHADES - 1)))

const MOODS: readonly {
  sky: [Colour, Colour]
  sea: [Colour, Colour]
  hill: [Colour, Colour]
  light: Colour
}[] = [
  {
    sky: [
      [88, 150, 230],
      [232, 242, 252],
    ],
    sea: [
      [38, 122, 178],
      [20, 66, 128],
    ],
    hill: [
      [96, 158, 120],
      [40, 88, 86],
    ],
    light: [255, 244, 200],
  },
  {
    sky: [
      [72, 60, 130],
      [250, 172, 120],
    ],
    sea: [
      [120, 90, 140],
      [36, 34, 84],
    ],
    hill: [
      [110, 84, 120],
      [46, 38, 74],
    ],
    light: [255, 214, 130],
  },
  {
    sky: [
      [24, 40, 92],
      [120, 160, 210],
    ],
    sea: [
      [40, 80, 130],
      [12, 26, 64],
    ],
    hill: [
      [50, 80, 104],
      [18, 34, 60],
    ],
    light: [244, 246, 255],
  },
]

/** Every colour three times: as it is, shaded (the hole) and lightened (its rim); then the transparent one. */
const paletteOf = (random: Random): Colour[] => {
  const mood = MOODS[Math.floor(random.next() * MOODS.length)]!
  const base = [...ramp(...mood.sky), ...ramp(...mood.sea), ...ramp(...mood.hill), mood.light]
  base.push(mixed(mood.light, [255, 255, 255], 0.6), [214, 84, 66], [250, 250, 246])
  const shaded = base.map((colour) => mixed(colour, [0, 0, 0], 0.5))
  const lightened = base.map((colour) => mixed(colour, [255, 255, 255], 0.55))
  return [...base, ...shaded, ...lightened, [0, 0, 0]]
}

/** Whether a point of the piece's square belongs to it: knobs above and to the right, a notch on the left. */
export const inPiece = (x: number, y: number): boolean => {
  const top = PIECE_SIZE - BODY
  const middle = top + BODY / 2
  if (Math.hypot(x - BODY / 2, y - top) < KNOB || Math.hypot(x - BODY, y - middle) < KNOB) return true
  return x >= 0 && x < BODY && y >= top && y < PIECE_SIZE && Math.hypot(x, y - middle) >= KNOB
}

const onRim = (x: number, y: number): boolean =>
  !(inPiece(x - 1, y) && inPiece(x + 1, y) && inPiece(x, y - 1) && inPiece(x, y + 1))

const scene = (random: Random): Uint8Array => {
  const pixels = new Uint8Array(PUZZLE_WIDTH * PUZZLE_HEIGHT)
  const horizon = between(random, 74, 92)
  const sun = {
    x: between(random, 30, PUZZLE_WIDTH - 30),
    y: between(random, 18, 48),
    r: between(random, 11, 18),
  }
  const hills = Array.from({ length: 3 }, (_, at) => ({
    foot: horizon - 2 + at * 3,
    height: between(random, 12, 34) - at * 4,
    wave: between(random, 26, 60),
    phase: between(random, 0, 6.3),
    shade: 4 + at * 7,
  }))
  const boats = Array.from({ length: 3 }, () => ({
    x: between(random, 20, PUZZLE_WIDTH - 20),
    y: between(random, horizon + 16, PUZZLE_HEIGHT - 12),
    size: between(random, 9, 17),
  }))
  const ripple = between(random, 8, 15)
  const shadeOf = (share: number) => {
    const exact = Math.max(0, Math.min(SHADES - 1, share * (SHADES - 1)))
    return Math.min(SHADES - 1, Math.floor(exact + random.next()))
  }
  for (let y = 0; y < PUZZLE_HEIGHT; y++) {
    for (let x = 0; x < PUZZLE_WIDTH; x++) {
      let colour: number
      if (y < horizon) {
        colour = Math.hypot(x - sun.x, y - sun.y) < sun.r ? LIGHT : SKY + shadeOf(y / horizon)
        for (const { foot, height, wave, phase, shade } of hills) {
          const ridge = foot - height * (0.5 + 0.5 * Math.sin(x / wave + phase)) - 3 * Math.sin(x / 7 + phase)
          if (y > ridge) colour = HILL + Math.min(SHADES - 1, shade + Math.floor(random.next() * 4))
        }
      } else {
        const depth = (y - horizon) / (PUZZLE_HEIGHT - horizon)
        colour = SEA + shadeOf(depth + 0.12 * Math.sin(x / ripple + y / 2.5) * Math.sin(y / 3))
        const glitter = Math.abs(x - sun.x) < 6 + depth * 30 && random.next() < 0.16 * (1 - depth)
        if (glitter) colour = LIGHT + 1
      }
      pixels[y * PUZZLE_WIDTH + x] = colour
    }
  }
  for (const { x, y, size } of boats) {
    for (let up = 0; up < size; up++)
      for (let across = -size; across <= size; across++) {
        const sail = across >= 0 ? across < (size - up) * 0.55 : -across < (size - up) * 0.35
        if (sail && across !== 0) put(pixels, x + across, y - up - 3, across > 0 ? LIGHT + 3 : LIGHT + 2)
      }
    for (let down = 0; down < 4; down++)
      for (let across = -size * 0.7 + down; across <= size * 0.8 - down; across++)
        put(pixels, x + across, y + down, HILL + SHADES - 1)
  }
  return pixels
}

const put = (pixels: Uint8Array, x: number, y: number, colour: number) => {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column >= 0 && column < PUZZLE_WIDTH && row >= 0 && row < PUZZLE_HEIGHT)
    pixels[row * PUZZLE_WIDTH + column] = colour
}

export interface Puzzle {
  background: Raster
  piece: Raster
  x: number
  y: number
}

/** Cuts a piece out of a fresh scene. `x` is the answer. */
export const drawPuzzle = (random: Random): Puzzle => {
  const palette = paletteOf(random)
  const x = Math.round(between(random, MIN_X, PUZZLE_WIDTH - PIECE_SIZE - MARGIN))
  const y = Math.round(between(random, MARGIN, PUZZLE_HEIGHT - PIECE_SIZE - MARGIN))
  const pixels = scene(random)
  const cut = new Uint8Array(PIECE_SIZE * PIECE_SIZE).fill(CLEAR)
  for (let dy = 0; dy < PIECE_SIZE; dy++) {
    for (let dx = 0; dx < PIECE_SIZE; dx++) {
      if (!inPiece(dx, dy)) continue
      const at = (y + dy) * PUZZLE_WIDTH + x + dx
      const colour = pixels[at]!
      const rim = onRim(dx, dy)
      cut[dy * PIECE_SIZE + dx] = rim ? colour + BASE * 2 : colour
      pixels[at] = colour + (rim ? BASE * 2 : BASE)
    }
  }
  return {
    background: { width: PUZZLE_WIDTH, height: PUZZLE_HEIGHT, pixels, palette },
    piece: { width: PIECE_SIZE, height: PIECE_SIZE, pixels: cut, palette, transparent: CLEAR },
    x,
    y,
  }
}
