import { glow } from '../brush/light.ts'
import type { HueName, Ladder } from '../brush/palette.ts'
import type { Tile } from '../brush/pattern.ts'
import type { Seeded } from '../brush/seeded.ts'
import { svg } from '../brush/svg.ts'
import type { Piece } from '../brush/svg.ts'
import { coin } from '../props/treasure.ts'
import { copies } from '../scene.ts'

/** The group right of the text, drawn around 0 0 in a space 460 wide and 360 high. */
export type Group = (r: Seeded, a: Ladder, b: Ladder) => Piece

/** A banner: the one thing that it alone shows, its colours, its weave, and the group around that thing. */
export type Banner = readonly [subject: string, hues: readonly [HueName, HueName], weave: Tile, group: Group]

export const soft = (scale: number, y: number) => glow(130 * scale, 0, y, 0.8, 'd', 24 * scale)
export const coins = (...places: Parameters<typeof copies>[1]) => [
  svg`<defs><g id="o">${coin()}</g></defs>`,
  copies('o', places),
]
