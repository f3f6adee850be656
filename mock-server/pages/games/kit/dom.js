import { shown, signed } from './money.js'

/**
 * An element with its attributes and children; `on…` are listeners, `class` is the class.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} [given]
 * @param {...(Node | string | false | null | undefined)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export const h = (tag, given = {}, ...children) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(given)) {
    if (value === false || value === undefined || value === null) continue
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  for (const child of children) if (child) element.append(child)
  return element
}

/** Outlines of the buttons, on 24 × 24. */
const ICONS = {
  rules: 'M6 3h9l4 4v14H6zM14 3v5h5M9 12h7M9 16h7',
  history: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4h4M12 8v4.5l3 2',
  quiet: 'M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5zM16 10l5 5M21 10l-5 5',
  loud: 'M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5zM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  lobby: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M15 5l-7 7 7 7',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  recycle: 'M4 12a8 8 0 0 1 14-5.3M20 4v4h-4M20 12a8 8 0 0 1-14 5.3M4 20v-4h4',
  zoom: 'M17.5 10.5a7 7 0 1 1-14 0a7 7 0 0 1 14 0zM15.7 15.7l4.8 4.8M7.5 10.5h6M10.5 7.5v6',
  fair: 'M12 4v16M7 20h10M5 8h14M5 8l-3 6h6zM19 8l-3 6h6z',
  off: 'M2 9a15 15 0 0 1 20 0M5.5 13a10 10 0 0 1 13 0M9 16.5a5 5 0 0 1 6 0M12 20h.01M4 4l16 16',
  limit: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM12 9v4M12 16h.01',
}

/** @param {keyof typeof ICONS} name */
export const icon = (name) => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', ICONS[name])
  svg.append(path)
  return svg
}

/** A sum that may come, under its name: green once there is one. @param {string} name */
export const winnings = (name) => {
  const sum = h('b')
  const title = h('span', { class: 'soft' }, name)
  const show = (/** @type {number} */ cents) => {
    sum.textContent = shown(cents)
    sum.classList.toggle('win', cents > 0)
  }
  show(0)
  return {
    element: h('div', { class: 'figure payout' }, title, sum),
    show,
    /** @param {string} text */
    name: (text) => void (title.textContent = text),
  }
}

/** The player's own result, beside who won: neither word nor tone is the winner's. @param {number} net in cents */
export const mine = (net) =>
  h(
    'span',
    { class: net > 0 ? 'own win' : net < 0 ? 'own loss' : 'own' },
    h('small', {}, '我', h('i', {}, '的盈亏')),
    signed(net),
  )

/** @param {string} kind @param {...string} fields */
export const artPath = (kind, ...fields) =>
  `/art/${kind}/${fields.map((field) => encodeURIComponent(field).replaceAll('~', '%7E')).join('~')}.svg`

/** What lies behind a game: its cover, or the venue's. @param {string} category @param {string} venue @param {{ gameCode: string, name: string }} game */
export const backdropOf = (category, venue, { gameCode, name }) =>
  gameCode ? artPath('cover', category, gameCode, name) : artPath('venue', category, venue.toLowerCase())
