export type Piece = string | number | false | undefined | readonly Piece[]

function written(piece: Piece): string {
  if (piece === false || piece === undefined) return ''
  if (typeof piece === 'string') return piece
  if (typeof piece !== 'number') return piece.map(written).join('')
  if (!Number.isFinite(piece)) throw new RangeError('a drawing asked for a number that is none')
  const short = String(Math.round(piece * 10) / 10)
  return short === '-0' ? '0' : short.replace(/^(-?)0\./, '$1.')
}

/** Rounds numbers to one decimal and joins lists. Strings pass as they are: `escaped` is for texts. */
export function svg(parts: TemplateStringsArray, ...values: Piece[]): string {
  return parts.map((part, i) => part + written(values[i])).join('')
}

/** A text made safe for an SVG attribute or text node; characters XML forbids are dropped. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]|[\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** An opacity or scale: two decimals, where `svg` would round too far. */
export const fine = (value: number) => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

/** Far from the origin a tenth is not seen. */
const placed = (v: number) => (Math.abs(v) > 20 ? Math.round(v) : v)

export const at = (x: number, y: number, scale: number, content: Piece, turn = 0) =>
  svg`<g transform="translate(${placed(x)} ${placed(y)})${turn ? svg`rotate(${turn})` : ''}${scale === 1 ? '' : `scale(${fine(scale)})`}">${content}</g>`

/** The length in UTF-8. */
export const bytes = (text: string) =>
  [...text].reduce((sum, sign) => {
    const code = sign.codePointAt(0) ?? 0
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)
