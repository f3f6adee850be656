import { h } from './dom.js'

const NAMES = ['一筒', '二筒', '三筒', '四筒', '五筒', '六筒', '七筒', '八筒', '九筒', '白板']
/** Where the circles of each tile lie, in a field of 3 by 3 thirds; seven's first three lean, eight's are in pairs. */
const DOTS = [
  [[1, 1]],
  [
    [1, 0.2],
    [1, 1.8],
  ],
  [
    [0.2, 0.1],
    [1, 1],
    [1.8, 1.9],
  ],
  [
    [0.4, 0.2],
    [1.6, 0.2],
    [0.4, 1.8],
    [1.6, 1.8],
  ],
  [
    [0.3, 0.1],
    [1.7, 0.1],
    [1, 1],
    [0.3, 1.9],
    [1.7, 1.9],
  ],
  [
    [0.4, 0],
    [1.6, 0],
    [0.4, 1],
    [1.6, 1],
    [0.4, 2],
    [1.6, 2],
  ],
  [
    [0.1, -0.2],
    [1, 0.1],
    [1.9, 0.4],
    [0.5, 1.2],
    [1.5, 1.2],
    [0.5, 2.1],
    [1.5, 2.1],
  ],
  [
    [0.5, -0.25],
    [1.5, -0.25],
    [0.5, 0.55],
    [1.5, 0.55],
    [0.5, 1.4],
    [1.5, 1.4],
    [0.5, 2.25],
    [1.5, 2.25],
  ],
  [
    [0.1, 0],
    [1, 0],
    [1.9, 0],
    [0.1, 1],
    [1, 1],
    [1.9, 1],
    [0.1, 2],
    [1, 2],
    [1.9, 2],
  ],
]
/** The fewer circles a tile has, the larger they are. */
const USUAL_RADIUS = 7.2
const RADII = [17, 11, 8.4, 8.4, USUAL_RADIUS, USUAL_RADIUS, 6.4, 6.4, 5.6]
const INKS = ['#1d7a4f', '#1f4ea3', '#b4232f']

/** @param {number} tile */
export const tileText = (tile) => NAMES[tile % 10] ?? ''

/** @param {number} face */
const picture = (face) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 60 84')
  svg.setAttribute('aria-hidden', 'true')
  const dots = DOTS[face]
  const radius = RADII[face] ?? USUAL_RADIUS
  svg.innerHTML = dots
    ? dots
        .map(([x = 0, y = 0], at) => {
          const ink = INKS[face === 0 ? 2 : (at + face) % 3]
          const place = `cx="${14 + x * 16}" cy="${20 + y * 22}"`
          return `<circle ${place} r="${radius}" fill="none" stroke="${ink}" stroke-width="2.6"/><circle ${place} r="${radius * 0.45}" fill="${ink}"/>`
        })
        .join('')
    : '<rect x="12" y="14" width="36" height="56" rx="4" fill="none" stroke="#1f4ea3" stroke-width="3"/><rect x="17" y="19" width="26" height="46" rx="2" fill="none" stroke="#1f4ea3" stroke-width="1.4"/>'
  return svg
}

/** A tile of mahjong that lies face down until it is turned. @param {number} tile */
export const newTile = (tile) => {
  const face = tile % 10
  const element = h(
    'span',
    { class: 'card tile-card', role: 'img', 'aria-label': '牌背' },
    h(
      'span',
      { class: 'card-in' },
      h('span', { class: 'card-back' }),
      h('span', { class: 'card-face' }, picture(face)),
    ),
  )
  return {
    element,
    turn: () => {
      element.classList.add('open')
      element.setAttribute('aria-label', tileText(tile))
    },
  }
}
