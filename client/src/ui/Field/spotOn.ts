import type { MatchDetail } from '@app/contract/sport/matchDetail'

interface Spot {
  x: number
  y: number
}

/** The middle, where the ball waits. */
const MIDDLE: Spot = { x: 50, y: 50 }

/** Where the ball is on a field of width × height. */
export const spotOn = (ball: MatchDetail['ball'], width: number, height: number): Spot => {
  const { x, y } = ball ?? MIDDLE
  return { x: (x / 100) * width, y: (y / 100) * height }
}
