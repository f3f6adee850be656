import { openDialog } from './dialog.js'
import { h, icon } from './dom.js'
import { ROWS, derived, laid } from './roads.js'

/**
 * @typedef {import('./roads.js').Side} Side
 * @typedef {Record<'red' | 'blue' | 'tie', string>} Names
 * @typedef {{ red: string, blue: string, names: Names }} Sides the spots of a table that its road is about
 */

/** Of the tables that have a road. @type {Record<string, Sides | undefined>} */
export const SIDES = {
  baccarat: { red: 'banker', blue: 'player', names: { red: '庄', blue: '闲', tie: '和' } },
  dragon: { red: 'dragon', blue: 'tiger', names: { red: '龙', blue: '虎', tie: '和' } },
  redblack: { red: 'red', blue: 'black', names: { red: '红', blue: '黑', tie: '' } },
}
/** Hands by the spots that they win. */
export const HANDS = Object.fromEntries(
  Object.values(SIDES).flatMap((sides) =>
    sides
      ? [
          [sides.red, sides.names.red],
          [sides.blue, sides.names.blue],
        ]
      : [],
  ),
)
const NEAR = 12
const TITLE = '本桌牌路'
const DERIVED = /** @type {const} */ ([
  ['eye', '大眼仔', 1],
  ['small', '小路', 2],
  ['roach', '曱甴路', 3],
])

/** @param {string[]} won @param {Sides} sides */
const markOf = (won, { red, blue }) => (won.includes(red) ? 'red' : won.includes(blue) ? 'blue' : 'tie')

/** @param {number} column @param {number} row */
const placed = (column, row) => `grid-area:${row + 1}/${column + 1}`

/** @param {string} name @param {string} label */
const map = (name, label) => {
  const cells = h('span', { class: 'cells' })
  return {
    cells,
    element: h('div', { class: `map ${name}`, role: 'img', 'aria-label': label, title: label }, cells),
  }
}

/** The big road alone, as a hall shows it. @param {string[][]} road @param {Sides} sides */
const bigCells = (road, sides) => {
  /** @type {Side[]} */
  const won = []
  /** @type {number[]} */
  const ties = []
  for (const each of road) {
    const mark = markOf(each, sides)
    const last = Math.max(0, won.length - 1)
    if (mark === 'tie') ties[last] = (ties[last] ?? 0) + 1
    else won.push(mark)
  }
  const cells = laid(won).map(({ column, row, side, at }) =>
    h(
      'i',
      { class: ties[at] ? `${side} tied` : side, style: placed(column, row) },
      ties[at] > 1 && String(ties[at]),
    ),
  )
  return { won, cells }
}

/** @param {string[][]} road @param {Sides} sides @param {string} [title] */
export const bigRoad = (road, sides, title = '大路') => {
  const { cells, element } = map('big', title)
  cells.append(...bigCells(road, sides).cells)
  return element
}

/** How often each side has won, and how often none where that can be. @param {string[][]} road @param {Sides} sides */
export const roadCounts = (road, sides) => {
  const marks = road.map((won) => markOf(won, sides))
  return /** @type {const} */ (['red', 'blue', 'tie'])
    .filter((mark) => sides.names[mark])
    .map((mark) =>
      h('b', { class: mark }, `${sides.names[mark]} ${marks.filter((each) => each === mark).length}`),
    )
}

/** Whose rounds the last ones are that are shown. An example is none that was played. @param {number} shown @param {number} opening examples that the table began with @param {number} dealt today, examples and all */
export const toldOf = (shown, opening, dealt) => {
  const examples = Math.max(0, opening - (dealt - shown))
  if (examples === shown) return `示例 ${shown} 局`
  if (examples > 0) return `示例 ${examples} 局 + 本桌 ${shown - examples} 局`
  const played = dealt - opening
  return played === shown ? `今日 ${shown} 局` : `近 ${shown} 局，今日 ${played} 局`
}

/** The roads of a table: beads, the big road and the three that are derived of it. @param {Sides} sides */
export const openRoads = (sides) => {
  const { names } = sides
  const bead = map('beads', '珠盘路')
  const big = map('big', '大路')
  const others = DERIVED.map(([name, label, back]) => ({ back, ...map(name, label) }))
  const counts = h('p', { class: 'road-counts' })
  const maps = [bead, big, ...others].map(({ element }) => element)
  const enlarge = () => {
    const large = maps.map((each) => {
      const copy = /** @type {HTMLElement} */ (each.cloneNode(true))
      return h('figure', {}, h('figcaption', { class: 'soft' }, each.title), copy)
    })
    openDialog(TITLE, h('section', { class: `roads large ${sides.blue}` }, counts.cloneNode(true), ...large))
    for (const { lastElementChild: shown } of large) shown?.scrollTo({ left: shown.scrollWidth })
  }
  return {
    element: h(
      'section',
      { class: `roads ${sides.blue}`, 'aria-label': TITLE },
      counts,
      h('div', { class: 'maps' }, ...maps),
      h(
        'button',
        { type: 'button', class: 'enlarge', 'aria-label': '放大牌路', title: '放大牌路', onclick: enlarge },
        icon('zoom'),
      ),
    ),
    /** @param {string[][]} road oldest first @param {number} opening examples that the table began with @param {number} dealt today, examples and all */
    show: (road, opening, dealt) => {
      const marks = road.map((won) => markOf(won, sides))
      counts.replaceChildren(h('span', {}, toldOf(road.length, opening, dealt)), ...roadCounts(road, sides))
      const recent = marks.slice(-NEAR).map((mark) => names[mark])
      bead.element.setAttribute('aria-label', `珠盘路，最近 ${recent.length} 局：${recent.join('、')}`)
      bead.cells.replaceChildren(
        ...marks.map((mark, at) =>
          h(
            'i',
            {
              class: `${mark}${road[at].includes(`${sides.red}Pair`) ? ' red-pair' : ''}${road[at].includes(`${sides.blue}Pair`) ? ' blue-pair' : ''}`,
              style: placed(Math.floor(at / ROWS), at % ROWS),
            },
            names[mark],
          ),
        ),
      )
      const { won, cells } = bigCells(road, sides)
      big.cells.replaceChildren(...cells)
      for (const { back, cells: other } of others)
        other.replaceChildren(
          ...laid(derived(won, back)).map(({ column, row, side }) =>
            h('i', { class: side, style: placed(column, row) }),
          ),
        )
    },
  }
}
