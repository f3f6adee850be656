/** Whether the reader asked for little motion: then everything jumps to its end. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** As long with little motion: it is for reading. @param {number} ms @returns {Promise<void>} */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** @param {number} ms */
export const wait = (ms) => (still() ? Promise.resolve() : pause(ms))

/** Once what turns in an element has come to its end, by frames instead of a timer. @param {Element} element */
export const stilled = (element) =>
  Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished))

/** @param {number} t */
export const easeOut = (t) => 1 - (1 - t) ** 3
/** A little past the end and back. @param {number} t */
export const settle = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2

/**
 * Calls `step` with 0..1 for `ms`; resolves at 1. `isCut` ends it at once.
 * @param {number} ms
 * @param {(t: number) => void} step
 * @param {() => boolean} [isCut]
 * @returns {Promise<void>}
 */
export const tween = (ms, step, isCut = () => false) =>
  new Promise((resolve) => {
    if (still() || document.hidden) {
      step(1)
      resolve()
      return
    }
    const from = performance.now()
    const frame = (/** @type {number} */ now) => {
      const t = isCut() ? 1 : Math.min(1, Math.max(0, (now - from) / ms))
      step(t)
      if (t < 1) requestAnimationFrame(frame)
      else resolve()
    }
    requestAnimationFrame(frame)
  })

let seed = crypto.getRandomValues(new Uint32Array(1))[0]
/** Chance for pictures only: bubbles, sparks, where a fish swims. Outcomes come from the server. */
export const chance = () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}
