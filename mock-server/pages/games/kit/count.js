import { h } from './dom.js'
import { shown } from './money.js'
import { easeOut, tween } from './motion.js'

const COUNT_MS = 1_000

/** What was won, counted up over where it was won. */
export const openCount = () => {
  const element = h('p', { class: 'count', 'aria-hidden': 'true', hidden: true })
  let told = 0
  return {
    element,
    /** Resolves when it is told; nothing won isn't. @param {number} cents */
    show: async (cents) => {
      const from = told
      told = cents
      element.hidden = cents === 0
      if (cents > from)
        await tween(COUNT_MS, (t) => {
          element.textContent = `¥${shown(Math.round(from + (cents - from) * easeOut(t)))}`
        })
    },
  }
}
