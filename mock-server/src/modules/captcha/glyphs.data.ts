/** Strokes of each character on a grid 4 wide and 6 high, y down: "x,y x,y …" is a line, `|` lifts the pen. Drawn for this project. */
const STROKES: Record<string, string> = {
  '3': '0,0.6 1.2,0 2.8,0 3.8,0.9 3.6,2.2 1.6,2.8 3.4,3.4 4,4.6 3,5.8 1.4,6 0,5.3',
  '4': '3,6 3,0 0,4 4,4',
  '6': '3.6,0.4 2,0.2 0.5,2 0.1,4.2 0.9,5.7 2.4,6 3.8,5 3.8,3.8 2.6,2.9 1.2,3.1 0.2,4.2',
  '7': '0,0 4,0 1.6,6',
  '9': '0.5,5.7 2,5.8 3.5,4 3.9,1.8 3.1,0.3 1.6,0 0.2,1 0.2,2.2 1.4,3.1 2.8,2.9 3.8,1.8',
  A: '0,6 2,0 4,6 | 0.8,3.9 3.2,3.9',
  C: '3.9,1 2.6,0 1.2,0.2 0.1,2 0.1,4 1.2,5.8 2.6,6 3.9,5',
  E: '4,0 0,0 0,6 4,6 | 0,3 3,3',
  F: '4,0 0,0 0,6 | 0,3 3,3',
  H: '0,0 0,6 | 4,0 4,6 | 0,3 4,3',
  K: '0,0 0,6 | 4,0 0,3.4 | 1.4,2.5 4,6',
  M: '0,6 0.3,0 2,3.6 3.7,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.6,0 3.9,1 3.9,2.4 2.6,3.4 0,3.4',
  R: '0,6 0,0 2.6,0 3.9,1 3.9,2.3 2.6,3.2 0,3.2 | 1.8,3.2 4,6',
  T: '0,0 4,0 | 2,0 2,6',
  W: '0,0 0.9,6 2,2.4 3.1,6 4,0',
  X: '0,0 4,6 | 4,0 0,6',
  Y: '0,0 2,3 4,0 | 2,3 2,6',
}

export const GLYPH_WIDTH = 4
export const GLYPH_HEIGHT = 6
/** Characters that no one takes for another. */
export const ALPHABET = Object.keys(STROKES)

/** x1, y1, x2, y2 */
export type Segment = readonly [number, number, number, number]

const segments = (strokes: string): Segment[] =>
  strokes.split('|').flatMap((line) => {
    const points = line
      .trim()
      .split(' ')
      .map((point) => point.split(',').map(Number) as [number, number])
    return points.slice(1).map((to, at) => [...points[at]!, ...to] as const)
  })

export const GLYPHS: ReadonlyMap<string, readonly Segment[]> = new Map(
  Object.entries(STROKES).map(([character, strokes]) => [character, segments(strokes)]),
)
