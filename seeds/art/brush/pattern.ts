import { fine, svg } from './svg.ts'

/** Fine textures of the house, as a tile `id` to be filled with; drawn white or in `colour`, to be laid on faintly. */
const TILES = {
  seigaiha: [
    24,
    12,
    'M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0M-12 12a12 12 0 0 1 12-12M12 0a12 12 0 0 1 12 12',
  ],
  lattice: [16, 16, 'M8 0L16 8L8 16L0 8z'],
  dots: [8, 8, 'M2 2h.1M6 6h.1'],
  hatch: [7, 7, 'M-2 5L5-2M2 9L9 2'],
  mesh: [14, 24, 'M7 0v8M0 12L7 8L14 12M0 12v8M14 12v8M0 20L7 24L14 20'],
  clouds: [40, 20, 'M0 16h8a4 4 0 1 0-4-4a7 7 0 0 1 13-3a6 6 0 0 1 10 5h13M20 20h12'],
  key: [20, 20, 'M0 2h16v12H6V8h5M0 18h20'],
} as const

export type Tile = keyof typeof TILES

export function tile(id: string, name: Tile, colour = '#fff', width = 1, scale = 1): string {
  const [w, h, d] = TILES[name]
  return svg`<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${scale === 1 ? '' : ` patternTransform="scale(${fine(scale)})"`}><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/></pattern>`
}
