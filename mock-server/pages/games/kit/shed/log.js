import { h } from '../dom.js'
import { bombOf, briefOf, kindOf } from './forms.js'

export const PASS = '不要'
const ROCKET = 2

/** Its form and its ranks; both jokers are what they are called. @param {number[]} cards */
export const saidOf = (cards) =>
  bombOf(cards) && cards.length === ROCKET ? bombOf(cards) : `${kindOf(cards)} ${briefOf(cards)}`

/** @typedef {{ as: string, name: string, text: string, said: string }} Line */

/**
 * All plays of the round in one line, where a word says that a trick begins; once it is over a press shows them trick by trick.
 * @param {(title: string, body: Node) => void} open
 */
export const openLog = (open) => {
  const list = h('ol', { class: 'plays', 'aria-label': '本局出牌', tabindex: 0 })
  /** @type {Line[][]} */
  const tricks = []
  const openAll = () =>
    open(
      '本局出牌',
      h(
        'ol',
        { class: 'tricks' },
        ...tricks.map((trick) =>
          h(
            'li',
            {},
            ...trick.map(({ as, name, said }) => h('span', { class: as }, h('b', {}, name), ` ${said}`)),
          ),
        ),
      ),
    )
  const all = h('button', { type: 'button', class: 'all', onclick: openAll }, '全部')
  const clear = () => {
    tricks.length = 0
    all.hidden = true
    list.replaceChildren(h('li', { class: 'soft' }, '每一手出牌依次列在这里'))
  }
  clear()
  /** The newest is in sight, and the leftmost that is seen is whole. */
  const toEnd = () => {
    list.style.paddingRight = ''
    list.scrollLeft = list.scrollWidth
    if (list.scrollLeft === 0) return
    const { left } = list.getBoundingClientRect()
    const gaps = [...list.children].map((one) => one.getBoundingClientRect().left - left)
    list.style.paddingRight = `${gaps.find((gap) => gap >= 0) ?? 0}px`
    list.scrollLeft = list.scrollWidth
  }
  /** @param {Line} line @param {boolean} isLead */
  const add = (line, isLead) => {
    list.querySelector('.soft')?.remove()
    if (isLead) tricks.push([])
    tricks[tricks.length - 1].push(line)
    const { as, name, text } = line
    list.append(
      h(
        'li',
        { class: `${as} ${isLead ? 'lead' : ''}` },
        h('b', {}, name),
        ' ',
        isLead && h('small', {}, '先'),
        isLead && ' ',
        text,
      ),
    )
    toEnd()
  }
  return {
    element: h('div', { class: 'log' }, list, all),
    clear,
    done: () => {
      all.hidden = false
      toEnd()
    },
    /** @param {string} name */
    pass: (name) => add({ as: 'passed', name, text: PASS, said: PASS }, false),
    /** @param {string} name @param {number[]} put @param {boolean} isLead */
    put: (name, put, isLead) => {
      const said = saidOf(put)
      const as = bombOf(put) && 'bomb'
      add({ as, name, text: as ? said : briefOf(put), said }, isLead)
    },
  }
}
