import { UNITS, halfOf } from './fish.js'
import { nearestTo } from './shoal.js'

/** @typedef {import('./shoal.js').Fish} Fish */

/** Half a finger's width. */
const FINGER = 22
const [RING, CROSS] = [34, 15]
const FADING_SECONDS = 0.6

/** From a place to the body of a fish: 0 on it. @param {Fish} fish @param {number} x @param {number} y */
const awayFrom = (fish, x, y) =>
  Math.hypot(
    Math.max(0, Math.abs(x - fish.x) - fish.size * 0.45),
    Math.max(0, Math.abs(y - fish.y) - (fish.size * halfOf(fish.species.key)) / UNITS),
  )
/** The fish that a finger at this place meant, if it touched one. @param {Fish[]} all @param {number} x @param {number} y */
export const fishAt = (all, x, y) =>
  nearestTo(
    all.filter((fish) => fish.gone === 0 && awayFrom(fish, x, y) <= FINGER),
    (fish) => awayFrom(fish, x, y) + Math.hypot(fish.x - x, fish.y - y) / 1_000,
  )

/** Each line twice: light, and dark under it. @param {CanvasRenderingContext2D} paint @param {string} colour @param {number} wide */
const stroke = (paint, colour, wide) => {
  paint.strokeStyle = 'rgba(3,14,38,.55)'
  paint.lineWidth = wide + 2
  paint.stroke()
  paint.strokeStyle = colour
  paint.lineWidth = wide
  paint.stroke()
}

/** Where on open water a shot goes. @param {CanvasRenderingContext2D} paint @param {{ x: number, y: number }} spot */
export const sight = (paint, { x, y }) => {
  paint.beginPath()
  paint.arc(x, y, CROSS - 4, 0, 7)
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    paint.moveTo(x + dx * 4, y + dy * 4)
    paint.lineTo(x + dx * CROSS, y + dy * CROSS)
  }
  stroke(paint, '#ffd25e', 2)
}

/** Presses that came too early, where they came: the last one waits, those before it have lapsed. */
export const openEarly = () => {
  /** @type {{ x: number, y: number } | undefined} */
  let waiting
  /** @type {{ x: number, y: number, age: number }[]} */
  const lapsed = []
  return {
    /** @param {number} x @param {number} y */
    wait: (x, y) => {
      if (waiting) lapsed.push({ ...waiting, age: 0 })
      waiting = { x, y }
    },
    end: () => void (waiting = undefined),
    waiting: () => waiting,
    lapsed,
    /** @param {number} seconds @param {number} ready how far the pause has gone */
    pass: (seconds, ready) => {
      if (ready >= 1) waiting = undefined
      for (const each of lapsed) each.age += seconds
      while (lapsed[0]?.age > FADING_SECONDS) lapsed.shift()
    },
    /** @param {CanvasRenderingContext2D} paint @param {number} ready */
    draw: (paint, ready) => {
      for (const { x, y, age } of lapsed) {
        paint.globalAlpha = Math.max(0, 1 - age / FADING_SECONDS) * 0.6
        paint.beginPath()
        paint.arc(x, y, RING, 0, 7)
        stroke(paint, '#dbe4f7', 2)
      }
      paint.globalAlpha = 1
      if (!waiting) return
      const { x, y } = waiting
      paint.beginPath()
      paint.arc(x, y, RING, 0, 7)
      stroke(paint, 'rgba(219,228,247,.45)', 4)
      paint.beginPath()
      paint.arc(x, y, RING, -Math.PI / 2, Math.PI * (2 * ready - 0.5))
      stroke(paint, '#ffd25e', 4)
    },
  }
}
