/** OKLCH to hex, chroma reduced until the colour exists in sRGB: equal lightness looks equal in every hue. */
export function tone(lightness: number, chroma: number, hue: number): string {
  for (let c = chroma; ; c -= 0.004) {
    const rgb = linear(lightness, Math.max(c, 0), hue)
    if (c <= 0 || rgb.every((v) => v > -0.002 && v < 1.002)) return '#' + rgb.map(channel).join('')
  }
}

function linear(l: number, c: number, hue: number): number[] {
  const a = c * Math.cos((hue * Math.PI) / 180)
  const b = c * Math.sin((hue * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

function channel(value: number): string {
  const v = Math.min(1, Math.max(0, value))
  const s = v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055
  return Math.round(s * 255)
    .toString(16)
    .padStart(2, '0')
}

/** Five steps of one hue, dark to light; every drawing takes its layers from one or two of these. */
export interface Ladder {
  ink: string
  deep: string
  mid: string
  bright: string
  pale: string
}

/** Yellows need light to be yellow and not brown: how far a hue is one, 0..1. */
const yellowness = (hue: number) => Math.max(0, 1 - Math.abs(hue - 84) / 44)

export const ladder = (hue: number, strength = 1): Ladder => {
  const up = yellowness(hue)
  return {
    ink: tone(0.2 + up * 0.04, 0.06 * strength, hue),
    deep: tone(0.33 + up * 0.14, 0.12 * strength, hue),
    mid: tone(0.5 + up * 0.2, 0.17 * strength, hue),
    bright: tone(0.68 + up * 0.15, 0.17 * strength, hue),
    pale: tone(0.9 + up * 0.04, 0.06 * strength, hue),
  }
}

export const HUES = {
  bay: 264,
  sea: 232,
  teal: 195,
  jade: 160,
  leaf: 138,
  gold: 86,
  amber: 62,
  coral: 32,
  red: 25,
  rose: 5,
  plum: 335,
  violet: 300,
} as const

export type HueName = keyof typeof HUES

/** Metal gold, warmer in the dark than a ladder would be. */
export const GOLD: Ladder = {
  ink: '#4a2a05',
  deep: '#93590f',
  mid: '#d9962b',
  bright: '#f8cf63',
  pale: '#fff1c2',
}
export const IVORY: Ladder = {
  ink: '#3a2f28',
  deep: '#a3907c',
  mid: '#d8c9b5',
  bright: '#f6eee0',
  pale: '#fffaf0',
}
export const STEEL: Ladder = {
  ink: '#1b2333',
  deep: '#4b586f',
  mid: '#8493ab',
  bright: '#c3cedd',
  pale: '#f0f4f9',
}
export const RED: Ladder = ladder(HUES.red, 1.15)
export const BAY: Ladder = ladder(HUES.bay)

/** A hex colour mixed towards black (0) or white (255). */
export function shade(colour: string, towards: 0 | 255, share: number): string {
  const hex = colour.length === 4 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  const mixed = [0, 2, 4].map((at) =>
    Math.round(parseInt(hex.slice(at, at + 2), 16) * (1 - share) + towards * share),
  )
  return '#' + mixed.map((v) => v.toString(16).padStart(2, '0')).join('')
}

/** A hex colour with an alpha, as short as it goes; other paints are left alone. */
export function veiled(colour: string, alpha: number): string | undefined {
  if (alpha === 1) return colour
  if (!/^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(colour)) return undefined
  const share = Math.round(alpha * 255)
  const isShort = colour.length === 4 && Math.abs(share / 17 - Math.round(share / 17)) < 0.15
  if (isShort) return colour + Math.round(share / 17).toString(16)
  return shade(colour, 0, 0) + share.toString(16).padStart(2, '0')
}
