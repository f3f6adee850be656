import { h } from './dom.js'
import { short } from './money.js'

const HUES = [215, 150, 28, 350, 275, 45]

/**
 * The chips as a radio group: arrows choose, the chosen one is the stake or what a click lays down.
 * @param {number[]} values in cents
 * @param {(cents: number) => void} onChange
 * @param {string} label
 */
export const chipRow = (values, onChange, label = '筹码') => {
  let chosen = Math.min(2, values.length - 1)
  const buttons = values.map((cents, at) =>
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        role: 'radio',
        style: `--hue:${HUES[at % HUES.length]}`,
        'aria-label': `${short(cents)} 元`,
        onclick: () => choose(at),
      },
      h('span', {}, short(cents)),
    ),
  )
  const choose = (/** @type {number} */ at) => {
    chosen = Math.max(0, Math.min(values.length - 1, at))
    buttons.forEach((button, each) => {
      button.setAttribute('aria-checked', String(each === chosen))
      button.tabIndex = each === chosen ? 0 : -1
    })
    onChange(values[chosen])
  }
  const STEPS = /** @type {Record<string, number>} */ ({
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
  })
  const element = h(
    'div',
    {
      class: 'chips',
      role: 'radiogroup',
      'aria-label': label,
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        const step = STEPS[event.key]
        if (!step) return
        event.preventDefault()
        event.stopPropagation()
        choose(chosen + step)
        buttons[chosen].focus()
      },
    },
    ...buttons,
  )
  choose(chosen)
  return { element, value: () => values[chosen], step: (/** @type {number} */ by) => choose(chosen + by) }
}
