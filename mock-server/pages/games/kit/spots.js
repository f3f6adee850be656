import { h } from './dom.js'
import { short, shown, toYuan } from './money.js'
import { sound } from './sound.js'

/** @typedef {import('@app/contract/play/outcomes').Spot} Spot */

/**
 * The spots of a table: a press lays the chosen chip, the dock clears, repeats and plays.
 * @param {object} options
 * @param {Spot[]} options.spots
 * @param {() => number} options.chip in cents
 * @param {number} options.most of a round, in cents
 * @param {(text: string, tone?: '' | 'warn') => void} options.say
 * @param {() => boolean} options.isBusy
 */
export const openSpots = ({ spots, chip, most, say, isBusy }) => {
  /** @type {Map<string, number>} */
  const laid = new Map()
  /** @type {Map<string, number>} */
  let last = new Map()
  const total = h('b')
  /** @type {Map<string, HTMLButtonElement>} */
  const buttons = new Map()
  const sum = () => [...laid.values()].reduce((all, cents) => all + cents, 0)

  const refresh = () => {
    for (const [on, button] of buttons) {
      const cents = laid.get(on) ?? 0
      const text = cents > 0 ? short(cents) : ''
      const chipOn = button.querySelector('.laid')
      if (chipOn?.getAttribute('data-sum') !== text) {
        chipOn?.remove()
        // Its text is the button's name already.
        if (text) button.append(h('span', { class: 'laid', 'data-sum': text }))
      }
      const spot = /** @type {Spot} */ (spots.find((each) => each.on === on))
      button.setAttribute(
        'aria-label',
        `${spot.label} ${spot.pays}，${spot.group}，返还率 ${spot.rtp}%${cents > 0 ? `，已下 ${short(cents)} 元` : ''}`,
      )
    }
    total.textContent = shown(sum())
  }
  const unmark = () => {
    for (const button of buttons.values()) button.classList.remove('won', 'pushed')
  }
  /** @param {string} on */
  const lay = (on) => {
    if (isBusy()) return
    unmark()
    if (sum() + chip() > most) return say(`单局最多投注 ${shown(most)} 元`, 'warn')
    laid.set(on, (laid.get(on) ?? 0) + chip())
    sound.tick()
    refresh()
  }
  const clear = () => {
    if (isBusy()) return
    laid.clear()
    unmark()
    refresh()
  }
  const repeat = () => {
    if (isBusy() || last.size === 0) return
    laid.clear()
    for (const [on, cents] of last) laid.set(on, cents)
    unmark()
    refresh()
  }
  /** @param {string} group @param {string} name of its class */
  const board = (group, name) =>
    h(
      'div',
      { class: `spots ${name}`, role: 'group', 'aria-label': group },
      ...spots
        .filter((spot) => spot.group === group)
        .map((spot) => {
          const button = h(
            'button',
            {
              type: 'button',
              class: `spot on-${spot.on}`,
              onclick: () => lay(spot.on),
              oncontextmenu: (/** @type {Event} */ event) => {
                event.preventDefault()
                if (isBusy()) return
                laid.delete(spot.on)
                refresh()
              },
            },
            h('strong', {}, spot.label),
            ' ',
            h('small', {}, spot.pays),
          )
          buttons.set(spot.on, button)
          return button
        }),
    )
  const tools = h(
    'div',
    { class: 'actions' },
    h('button', { type: 'button', onclick: clear }, '清空'),
    h('button', { type: 'button', onclick: repeat }, '重复'),
  )
  return {
    board,
    tools,
    figure: h('div', { class: 'figure' }, h('span', { class: 'soft' }, '本局投注'), total),
    refresh,
    sum,
    repeat,
    /** What lies, or what lay in the last round when nothing does. */
    bets: () => {
      if (laid.size === 0) repeat()
      return [...laid].map(([on, cents]) => ({ on, stake: toYuan(cents) }))
    },
    /** @param {string[]} won @param {string[]} [pushed] */
    settle: (won, pushed = []) => {
      for (const [on, button] of buttons) {
        button.classList.toggle('won', won.includes(on))
        button.classList.toggle('pushed', pushed.includes(on))
      }
      last = new Map(laid)
      laid.clear()
      refresh()
    },
  }
}
