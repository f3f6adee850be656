import { h } from './dom.js'
import { colourOf } from './wheel.js'

/** @param {RegExp} mark @param {string} result */
const found = (mark, result) => mark.exec(result)?.[1] ?? ''
/** @type {Record<string, string>} */
const SIZES = { 大: 'red', 小: 'blue' }
/** @type {Record<string, string>} */
const SEATS = { 东: 'green', 南: 'blue', 西: 'red' }
/** @param {string} result */
const toneOf = (result) => SIZES[found(/([大小])/, result)] ?? 'green'

/** What of a result fits into a bead, and how it is painted. @type {Record<string, (result: string) => string[]>} */
const MARKS = {
  dice: (result) => [found(/和值 (\d+)/, result), toneOf(result)],
  digits: (result) => [found(/和值 (\d+)/, result), toneOf(result)],
  sides: (result) => [found(/总和 (\d+)/, result), toneOf(result)],
  colours: (result) => {
    const special = found(/\+ (\d+)/, result)
    return [special, `hue-${(Number(special) - 1) % 6}`]
  },
  roulette: (result) => {
    const number = found(/^(\d+)/, result)
    return [number, colourOf(Number(number))]
  },
  race: (result) => [result.slice(0, 1), SEATS[result.slice(0, 1)]],
  landlord: (result) => [result.slice(0, 1), result.startsWith('地') ? 'red' : 'blue'],
}
/** How what a banker held is painted. @type {Record<string, Record<string, RegExp>>} */
const HELD = {
  niuniu: { red: /^牛牛/, blue: /^牛/, black: /^没/ },
  tiles: { red: /对$/, green: /杠$/, blue: /点/ },
}
/** @param {string} kind @param {string} result */
const heldBy = (kind, result) => {
  const held = found(/^庄 (\S+)/, result)
  return [beadOf(held), Object.entries(HELD[kind] ?? {}).find(([, mark]) => mark.test(held))?.[0] ?? '']
}

/** What of a mark fits into a bead: 牛九 → 九, 二八杠 → 杠: 二 is a pair. @param {string} mark */
const beadOf = (mark) =>
  mark.startsWith('牛') ? mark.replace('牛', '') || mark : mark === '二八杠' ? '杠' : mark.slice(0, 1)

/** @param {string[]} results oldest first @param {number} count */
export const newest = (results, count) => results.slice(-count).toReversed()

/** As many results as a card has room for in two rows. */
const SHOWN = 24

/** A result as a bead. @param {string} kind @param {string} result */
export const beadOfResult = (kind, result) => {
  const [text, tone] = MARKS[kind]?.(result) ?? heldBy(kind, result)
  return { text, tone }
}

/** Of 十三水: each seat in its order, and whether its rows have beaten the banker's. @param {string} result */
const seatsOf = (result) =>
  [...result.matchAll(/(\S)胜(\d)道/g)].map(([, seat, rows]) => ({
    seat,
    isWon: Number(rows) >= ROWS_TO_WIN,
  }))
const ROWS_TO_WIN = 2

/** A round as a bead of a list or of a line; of 十三水 a mark for each seat. @param {'li' | 'i'} tag @param {string} kind @param {string} result */
export const openBead = (tag, kind, result) => {
  if (kind !== 'thirteen') {
    const { text, tone } = beadOfResult(kind, result)
    return h(tag, { class: `bead ${tone}`, title: result }, text)
  }
  const seats = seatsOf(result)
  return h(
    tag,
    { class: 'bead bars', title: result },
    h('span', { class: 'unseen' }, seats.map(({ seat, isWon }) => `${seat}${isWon ? '胜' : '负'}`).join(' ')),
    ...seats.map(({ isWon }) => h('b', { class: isWon ? 'up' : '', 'data-word': isWon ? '胜' : '负' })),
  )
}

/** How often each seat has won. @param {string[]} seats @param {string[]} results */
const countSeats = (seats, results) => {
  const won = results.flatMap(seatsOf).filter(({ isWon }) => isWon)
  return seats.map((name) => h('b', {}, `${name}胜 ${won.filter(({ seat }) => seat === name).length}`))
}

/** What is counted of a table, by how it is painted or written. @type {Record<string, Record<string, string>>} */
const COUNTED = {
  dice: { red: '大', blue: '小', green: '豹子' },
  digits: { red: '大', blue: '小' },
  sides: { red: '大', blue: '小' },
  roulette: { red: '红', black: '黑', green: '零' },
  landlord: { red: '地主', blue: '农民' },
  race: { green: '东', blue: '南', red: '西' },
  niuniu: { red: '牛牛', blue: '有牛', black: '没牛' },
  tiles: { red: '对子', green: '二八杠', blue: '点数' },
}

/**
 * How often what came today at a table, and the last ones, the newest first; of one where nothing is counted its last round in words.
 * @param {string} kind @param {string[]} results
 */
export const openResults = (kind, results) => {
  const tones = results.map((result) => beadOfResult(kind, result).tone)
  const names = COUNTED[kind]
  const seats = results[0] ? seatsOf(results[0]).map(({ seat }) => seat) : []
  return [
    h(
      'span',
      { class: 'counts' },
      kind in HELD && h('span', {}, '庄家'),
      ...(names
        ? Object.entries(names).map(([tone, name]) =>
            h('b', { class: tone }, `${name} ${tones.filter((one) => one === tone).length}`),
          )
        : seats.length > 0
          ? countSeats(seats, results)
          : [h('span', {}, results[0])]),
    ),
    h(
      'span',
      {
        class: seats.length > 0 ? 'strip by-seat' : 'strip',
        role: 'img',
        'aria-label': `最近三局：${results.slice(0, 3).join('；')}`,
      },
      seats.length > 0 && h('span', {}, ...seats.map((seat) => h('b', {}, seat))),
      ...results.slice(0, SHOWN).map((result) => openBead('i', kind, result)),
    ),
  ]
}
