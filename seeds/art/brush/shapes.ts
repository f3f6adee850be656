import { svg } from './svg.ts'

export type Point = readonly [number, number]

const point = (angle: number, radius: number, cx = 0, cy = 0): Point => {
  const a = ((angle - 90) * Math.PI) / 180
  return [cx + Math.cos(a) * radius, cy + Math.sin(a) * radius]
}

export const polygon = (points: readonly Point[]) =>
  svg`M${points.map(([x, y], i) => svg`${i ? ' ' : ''}${x} ${y}`)}z`

/** Angles start at the top and run clockwise. */
export const regular = (sides: number, radius: number, cx = 0, cy = 0, turn = 0) =>
  polygon(Array.from({ length: sides }, (_, i) => point(turn + (360 / sides) * i, radius, cx, cy)))

export const star = (rays: number, outer: number, inner: number, cx = 0, cy = 0, turn = 0) =>
  polygon(
    Array.from({ length: rays * 2 }, (_, i) => point(turn + (180 / rays) * i, i % 2 ? inner : outer, cx, cy)),
  )

export const disc = (r: number, cx = 0, cy = 0) =>
  svg`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`

export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  r
    ? svg`M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`
    : svg`M${x} ${y}h${w}v${h}h${-w}z`

/** The water line of the bay: crests of equal length across the width, closed at the bottom. */
export const water = (y: number, width: number, height: number, waves: number, lift: number, shift = 0) => {
  const step = width / waves
  const crests = Array.from({ length: waves + 1 }, () => svg`t${step} 0`)
  return svg`M${-step * shift} ${y}q${step / 4} ${-lift} ${step / 2} 0t${step / 2} 0${crests}V${height}H0z`
}
