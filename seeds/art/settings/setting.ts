import type { Ladder } from '../brush/palette.ts'
import type { Seeded } from '../brush/seeded.ts'
import type { Piece } from '../brush/svg.ts'

/** The sky's colours, and chance. */
export interface Air {
  a: Ladder
  b: Ladder
  r: Seeded
}

/** What stands around a figure, which stands at 0 0 and reaches to 80; a cover shows 115 to each side and 120 up and down. */
export interface Setting {
  /** Behind all. */
  back?: (air: Air) => Piece
  /** In the place of the plain disc behind the figure. */
  disc?: (air: Air) => Piece
  /** Before the figure. */
  front?: (air: Air) => Piece
  /** Where the figure stands, and how large it is. */
  figure?: readonly [y: number, scale: number]
}
