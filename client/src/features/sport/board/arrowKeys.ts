interface Box {
  left: number
  top: number
  width: number
  height: number
}

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Being off the straight way weighs so much more than being far. */
const SIDEWAYS = 3

export const isArrow = (key: string): boolean => key in DIRECTIONS

/** The index of the nearest box in a direction, by middles; undefined when there is none or the key is no arrow. */
export const nearest = (key: string, from: Box, boxes: readonly Box[]): number | undefined => {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const [dx, dy] = direction
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const
  const [x, y] = middle(from)
  let best: { at: number; far: number } | undefined
  boxes.forEach((box, at) => {
    const [bx, by] = middle(box)
    const along = (bx - x) * dx + (by - y) * dy
    const across = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx)
    if (along <= 1) return
    const far = along + across * SIDEWAYS
    if (!best || far < best.far) best = { at, far }
  })
  return best?.at
}
