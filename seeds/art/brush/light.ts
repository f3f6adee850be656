import { veiled } from './palette.ts'
import { fine, svg } from './svg.ts'
import type { Piece } from './svg.ts'

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop${offset ? ` offset="${fine(offset)}"` : ''} stop-color="${veiled(colour, opacity)}"/>`

/** One lamp for all drawings, top-left: `l` sheds it over any shape, `s` over a sphere, `g` is a glow, `d` a soft shadow. */
const LAMPS = {
  l: `<linearGradient id="l" x2=".7" y2="1">${stop(0, '#fff', 0.5)}${stop(0.45, '#fff', 0)}${stop(0.55, '#000', 0)}${stop(1, '#000', 0.38)}</linearGradient>`,
  s: `<radialGradient id="s" cx=".34" cy=".28" r=".78">${stop(0, '#fff', 0.85)}${stop(0.22, '#fff', 0.3)}${stop(0.5, '#fff', 0)}${stop(0.62, '#000', 0)}${stop(1, '#000', 0.5)}</radialGradient>`,
  g: `<radialGradient id="g">${stop(0, '#fff', 0.9)}${stop(0.4, '#fff', 0.32)}${stop(1, '#fff', 0)}</radialGradient>`,
  d: `<radialGradient id="d">${stop(0, '#000', 0.5)}${stop(1, '#000', 0)}</radialGradient>`,
} as const

/** The lamps a drawing uses. */
export const lampsIn = (drawing: string) =>
  Object.entries(LAMPS)
    .map(([name, lamp]) => (drawing.includes(`url(#${name})`) ? lamp : ''))
    .join('')

/** A ground lit from the top-left corner. */
export const ground = (
  id: string,
  colours: readonly string[],
  radial?: readonly [number, number, number],
) => {
  const stops = colours.map((colour, i) => stop(i / (colours.length - 1), colour)).join('')
  return radial
    ? `<radialGradient id="${id}" cx="${fine(radial[0])}" cy="${fine(radial[1])}" r="${fine(radial[2])}">${stops}</radialGradient>`
    : `<linearGradient id="${id}" x2=".6" y2="1">${stops}</linearGradient>`
}

/** Top to bottom, for metals and titles. */
export const fall = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${colours.map((colour, i) => stop(i / (colours.length - 1), colour)).join('')}</linearGradient>`

/** A colour that fades out, down by default. */
export const fade = (id: string, colour: string, from: number, to: number, way = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}"${way && ` ${way}`}>${stop(0, colour, from)}${stop(1, colour, to)}</linearGradient>`

export const defs = (...content: Piece[]) => svg`<defs>${content}</defs>`

/** A shape under the lamp: `tidy` turns the fill into a gradient of that colour. */
export const lit = (d: string, fill: string) => `<path d="${d}" fill="lit ${fill}"/>`

/** `attribute="colour"` with its opacity, in the colour itself where that can be. */
const paint = (attribute: string, colour: string, opacity: number) => {
  const whole = veiled(colour, opacity)
  return whole ? `${attribute}="${whole}"` : `${attribute}="${colour}" opacity="${fine(opacity)}"`
}

export const flat = (d: string, fill: string, opacity = 1) =>
  `<path d="${d}" ${paint('fill', fill, opacity)}/>`

export const line = (d: string, stroke: string, width: number, opacity = 1) =>
  svg`<path d="${d}" fill="none" ${paint('stroke', stroke, opacity)} stroke-width="${width}"/>`

export const glow = (r: number, cx: number, cy: number, opacity = 1, lamp = 'g', ry = r) =>
  svg`<${ry === r ? 'circle' : 'ellipse'} cx="${cx}" cy="${cy}" ${ry === r ? svg`r="${r}"` : svg`rx="${r}" ry="${ry}"`} fill="url(#${lamp})"${opacity === 1 ? '' : ` opacity="${fine(opacity)}"`}/>`
