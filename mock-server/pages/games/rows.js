import { h } from './kit/dom.js'

/** @typedef {NonNullable<import('@app/contract/play/outcomes').Hand['rows']>} Rows */

const NAMES = ['头道', '中道', '尾道']

/** Of a hand set in rows, each by its cards: its name, then what it is, then whether it beat the banker's. */
export const openRows = () => {
  const element = h('ol', { class: 'rows', 'aria-label': '三道' })
  const clear = () => element.replaceChildren(...NAMES.map((name) => h('li', { class: 'soft' }, name)))
  clear()
  return {
    element,
    clear,
    /** @param {Rows} rows @param {boolean} isOver the banker's are seen too */
    show: (rows, isOver) =>
      element.replaceChildren(
        ...rows.map(({ name, isWon }, at) => {
          const isTold = isOver && isWon !== undefined
          return h(
            'li',
            { title: NAMES[at], class: isTold && (isWon ? 'beat' : 'beaten') },
            h('span', {}, name),
            isTold && h('b', { class: isWon ? 'win' : 'loss' }, isWon ? '胜' : '负'),
          )
        }),
      ),
  }
}

/** Of a seat's three, in all. @param {Rows} rows */
export const rowsText = (rows) => {
  const won = rows.filter(({ isWon }) => isWon).length
  return rows.some(({ isWon }) => isWon === undefined) ? '' : `${won} 胜 ${rows.length - won} 负`
}

/** Who beat the banker, or was no worse. @param {string[]} won @param {string[]} even @param {number} seats */
export const seatsText = (won, even, seats) => {
  if (won.length === seats) return '庄通赔'
  if (won.length > 0) return `${won.join(' ')} 胜`
  return even.length > 0 ? `${even.join(' ')} 平` : '庄通杀'
}
