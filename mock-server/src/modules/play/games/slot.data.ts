import type { SlotSymbol } from '@app/contract/play/outcomes'

/** Five strips of 32 stops: W wild (middle strips only), S scatter, D K Y B what pays most, m l z j what pays least. */
export const STRIPS = [
  'SmKzjBlYmjDzlBKjmYzlBjKmzYljBDmz',
  'SjYlzWmBKjlzDYmBjlKzYmBljzKYmDlB',
  'jKBmlSzYjDlmBWzKYljmBzYlKjmDBzlY',
  'mYzKlBjSDlzYmKBjlWzmYBljDzKmBYlz',
  'lBjzKYmDjSlBzmYKjzlBmDYjzKlmBjzY',
] as const

export const WILD: SlotSymbol = 'W'
export const SCATTER: SlotSymbol = 'S'

/** What 3, 4 and 5 of a symbol pay: on a line in line stakes (paid in whole hundredths of the total stake), in ways in hundredths of the total stake for each way. */
export const LINE_PAYS: Readonly<Partial<Record<SlotSymbol, readonly [number, number, number]>>> = {
  D: [80, 350, 1_800],
  K: [55, 220, 900],
  Y: [35, 130, 440],
  B: [30, 100, 330],
  m: [18, 55, 190],
  l: [17, 52, 180],
  z: [13, 42, 150],
  j: [13, 42, 130],
}
export const WAY_PAYS: typeof LINE_PAYS = {
  D: [200, 850, 3_400],
  K: [125, 380, 1_250],
  Y: [68, 190, 580],
  B: [58, 160, 460],
  m: [38, 92, 250],
  l: [34, 84, 230],
  z: [30, 76, 210],
  j: [30, 76, 190],
}
/** Scatters pay in hundredths of the total stake and open free spins. */
export const SCATTER_PAYS = [200, 1_000, 5_000] as const
export const FREE_SPINS = 8
export const FREE_MULTIPLE = 2
/** What a game with a pool gives back through it: its chance is this share of the stake against all that is in it. */
export const POOL_SHARE = 0.005
/** A lucky round pays double. */
export const LUCKY_MULTIPLE = 2

/** Rows of the lines, top 0; a game of 10 lines plays the first ten. */
const SPELLED =
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 01110 21112 01010 21212 10101 12121 11011 11211 00200 22022 02020 ' +
  '20202 01012 21210 10121 12101 00122 22100 02220 20002 12012 10210 01121 21101 00022 22200 02022 20200 11012 11210 00111'
export const PATTERNS: readonly (readonly number[])[] = SPELLED.split(' ').map((line) =>
  Array.from(line, Number),
)
