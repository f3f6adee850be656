import { artPath, h, icon } from './kit/dom.js'
import { shown } from './kit/money.js'

/**
 * @typedef {import('@app/contract/play/outcomes').SlotPool} SlotPool
 * @typedef {import('@app/contract/play/outcomes').SlotSetting & { pool?: SlotPool }} SlotSetting
 * @typedef {import('@app/contract/play/outcomes').SlotSymbol} SlotSymbol
 * @typedef {import('./kit/symbols.js').SymbolPicture} SymbolPicture
 */

/** @param {SlotSymbol} symbol @param {SymbolPicture} symbolPicture */
const pictureOf = (symbol, symbolPicture) => {
  const picture = h('canvas', { width: 64, height: 64, 'aria-hidden': 'true' })
  picture.getContext('2d')?.drawImage(symbolPicture(symbol, 32), 0, 0, 64, 64)
  return picture
}

/** Where a line runs over the reels. @param {number[]} rows @param {number} at */
const lineMap = (rows, at) =>
  h(
    'li',
    { 'aria-label': `第 ${at + 1} 线：${rows.map((row) => '上中下'[row]).join('')}` },
    h('span', { 'aria-hidden': 'true' }, String(at + 1)),
    h(
      'span',
      { class: 'cells', 'aria-hidden': 'true' },
      ...[0, 1, 2].flatMap((row) => rows.map((own) => h('i', { class: own === row ? 'on' : '' }))),
    ),
  )

/** What doesn't pay by itself. @param {SlotSetting} setting @returns {[SlotSymbol, string][]} */
const helpers = ({ names }) => [
  ['W', `替代${names.S}以外的图案`],
  ['S', '3 个起另有派彩与免费旋转'],
]

/** @param {SlotSetting} setting @param {SymbolPicture} picture */
const pays = (setting, picture) =>
  h(
    'table',
    { class: 'pays' },
    h(
      'thead',
      {},
      h('tr', {}, ...['图案', '3 个', '4 个', '5 个'].map((name) => h('th', { scope: 'col' }, name))),
    ),
    h(
      'tbody',
      {},
      ...setting.pays.map(({ symbol, three, four, five }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, pictureOf(symbol, picture), h('span', {}, setting.names[symbol])),
          ...[three, four, five].map((pay) => h('td', {}, pay)),
        ),
      ),
      ...helpers(setting).map(([symbol, does]) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, pictureOf(symbol, picture), h('span', {}, setting.names[symbol])),
          h('td', { colspan: 3 }, does),
        ),
      ),
    ),
  )

const MOST_NAMED = 2
/** Which line paid what, or how many ways: the whole stake by the multiple, as the table tells it. @param {import('@app/contract/play/outcomes').SlotWin[]} wins in the order of the lines @param {number} stake @param {SlotSetting} setting */
export const namedWins = (wins, stake, { names, patterns }) => {
  let line = -1
  return wins.map(({ symbol, count, cells, cents }) => {
    const name = `${names[symbol]}×${count}`
    if (patterns.length === 0) return `${name} ${shown(cents)}`
    line = patterns.findIndex(
      (rows, at) => at > line && cells.every((cell, reel) => cell === reel * 3 + rows[reel]),
    )
    return `第 ${line + 1} 线 · ${name} · ${shown(stake)}×${Math.round((cents / stake) * 10_000) / 10_000}`
  })
}
/** The first of them, each on one line of the page, and how many there are. @param {string[]} told */
export const linesText = (told) =>
  told.length > 0 &&
  h(
    'small',
    {},
    ...told
      .slice(0, MOST_NAMED)
      .map((one, at, all) => h('span', { class: 'whole' }, at < all.length - 1 ? `${one}；` : one)),
    told.length > MOST_NAMED && h('span', { class: 'whole' }, ` 等 ${told.length} 组`),
  )

/** What the rules show of a slot: what each symbol pays, and where the lines run. @param {SlotSetting} setting @param {SymbolPicture} picture */
export const payTable = (setting, picture) =>
  h(
    'div',
    {},
    h('h3', {}, `赔付表（总投注的倍数，${setting.lines}）`),
    pays(setting, picture),
    setting.patterns.length > 0 && h('h3', {}, '赔付线（从左起相连）'),
    setting.patterns.length > 0 && h('ol', { class: 'line-maps' }, ...setting.patterns.map(lineMap)),
  )

/** How the reels stand before the first spin: each game in its own way, and always the same. @param {string} code @param {string[]} strips */
export const firstStops = (code, strips) => {
  let sum = 0
  for (let at = 0; at < code.length; at++) sum = Math.imul(sum ^ code.charCodeAt(at), 0x9e_37_79_b1)
  return strips.map(({ length }, reel) => (sum >>> (5 + 5 * reel)) % length)
}

const SECOND = 1_000
/** The pool as it grows from what the server said. @param {SlotPool} told */
const openPool = (told) => {
  const sum = h('b')
  let [cents, at] = [told.cents, performance.now()]
  const show = () =>
    (sum.textContent = `¥${shown(cents + Math.floor((performance.now() - at) / SECOND) * told.perSecond)}`)
  show()
  setInterval(show, SECOND)
  return {
    element: h('span', { class: 'pool' }, '累积奖池 ', sum),
    /** @param {number} now */
    set: (now) => {
      ;[cents, at] = [now, performance.now()]
      show()
    },
  }
}

/**
 * What stands around the reels: the game's picture, its lines and return with the way to the pay table, and what five of
 * each symbol pay where there is room for it.
 * @param {SlotSetting} setting @param {{ gameCode: string, name: string }} game @param {string} rtp @param {() => void} openRules
 * @param {SymbolPicture} picture
 */
export const surroundings = (setting, game, rtp, openRules, picture) => {
  const pool = setting.pool && openPool(setting.pool)
  return {
    pool,
    poster: h(
      'div',
      { class: 'poster' },
      h('img', { src: artPath('cover', 'DZ', game.gameCode, game.name), alt: '' }),
    ),
    facts: h(
      'button',
      { type: 'button', class: 'facts', onclick: openRules },
      pool?.element,
      h('b', {}, setting.lines),
      h('span', {}, `返还率 ${rtp}`),
      h('span', { class: 'more' }, '赔付表', icon('rules')),
    ),
    best: h(
      'section',
      { class: 'best', 'aria-label': '赔付表' },
      h('h2', {}, '赔付表', h('small', { class: 'soft' }, ' 总投注的倍数')),
      pays(setting, picture),
    ),
  }
}
