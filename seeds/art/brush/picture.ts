import { svg } from './svg.ts'
import type { Piece } from './svg.ts'
import { tidy } from './tidy.ts'

/** A finished drawing by its root's attributes; strokes end round unless they say otherwise. */
export function drawing(root: string, ...content: Piece[]): string {
  const body = tidy(svg`${content}`)
  return svg`<svg xmlns="http://www.w3.org/2000/svg" ${root} stroke-linecap="round" stroke-linejoin="round"${body.includes('<text') && ' lang="zh-CN" font-family="PingFang SC,Microsoft YaHei,sans-serif" font-weight="900"'}>${body}</svg>`
}

/** A drawing of one shape. */
export const picture = (width: number, height: number, ...content: Piece[]) =>
  drawing(svg`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`, ...content)
