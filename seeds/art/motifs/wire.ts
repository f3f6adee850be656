import { svg } from '../brush/svg.ts'
import type { Piece } from '../brush/svg.ts'

/** The gold wire that every figure of the covers is drawn in, as enamel is. */
export const WIRE = '#ffe0a3'

/** Shapes between wires; how thick these are the picture says. */
export const enamel = (...content: Piece[]) => svg`<g stroke="${WIRE}">${content}</g>`

/** A half and its reflection; the id is one of the drawing's own. */
export const mirrored = (id: string, half: Piece) =>
  svg`<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`

/** A shape around a middle, once for each of the turns. */
export const around = (shape: string, turns: readonly number[], x = 0, y = 0) =>
  turns.map((turn) => shape.replace('/>', svg` transform="rotate(${turn} ${x} ${y})"/>`))

/** A group once for each of the turns around a middle, the last one upright. */
export const turned = (id: string, group: Piece, turns: readonly number[], y = 0) =>
  svg`<defs><g id="${id}" transform="translate(0 ${-y})">${group}</g></defs><g transform="translate(0 ${y})">${[...turns, 0].map((turn) => svg`<use href="#${id}"${turn ? svg` transform="rotate(${turn})"` : ''}/>`)}</g>`
