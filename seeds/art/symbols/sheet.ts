import { GOLD, HUES, ladder } from '../brush/palette.ts'
import { drawing } from '../brush/picture.ts'
import { at, svg } from '../brush/svg.ts'
import type { Piece } from '../brush/svg.ts'
import { LETTERS, drawingOf, symbolsOf } from './symbols.data.ts'
import type { SymbolName } from './symbols.data.ts'

/** Each symbol has a square of this many units, and a picture is so many pixels high. */
const UNITS = 108
const PIXELS = 240
const ON_PLATE = 0.86
const PLATED = 'DKYB'

/** What pays most lies on enamel of its sky, in a ring of gold. */
const plate = (key: SymbolName): Piece => {
  const sky = ladder(HUES[drawingOf(key).hue ?? 'bay'])
  return svg`<circle r="48" fill="lit ${GOLD.bright}"/><circle r="43" fill="${GOLD.deep}"/><circle r="41.5" fill="lit ${sky.deep}"/><circle r="32" fill="${sky.mid}" opacity=".55"/><circle r="45.6" fill="none" stroke="${GOLD.pale}" stroke-width="2" stroke-dasharray=".1 11.9"/>`
}

/** One symbol as a picture of its own. */
export const symbol = (key: SymbolName, isPlated: boolean): string => {
  const { draw, scale = 1 } = drawingOf(key)
  return drawing(
    svg`viewBox="-54-54 ${UNITS} ${UNITS}"`,
    '<g stroke-width="1.8">',
    isPlated && plate(key),
    at(0, 0, isPlated ? scale * ON_PLATE : scale * 0.98, draw()),
    '</g>',
  )
}

/** The ten symbols of a game side by side, in the order of the letters: one request. Their short ids are kept apart. */
export const symbolSheet = (name: string): string => {
  const set = symbolsOf(name)
  const cells = LETTERS.map((letter, place) =>
    symbol(set[letter], PLATED.includes(letter))
      .replaceAll(/( id="|href="#|url\(#)(\w)/g, `$1${letter}$2`)
      .replace('<svg ', `<svg x="${place * UNITS}" width="${UNITS}" height="${UNITS}" `)
      .replace(' xmlns="http://www.w3.org/2000/svg"', ''),
  )
  return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LETTERS.length * UNITS} ${UNITS}" width="${LETTERS.length * PIXELS}" height="${PIXELS}">${cells}</svg>`
}
