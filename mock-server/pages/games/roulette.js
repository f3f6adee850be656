import { aimByThumb } from './aim.js'
import { h } from './kit/dom.js'
import { still, wait } from './kit/motion.js'
import { newest } from './kit/results.js'
import { toldOf } from './kit/roadMap.js'
import { bindKeys } from './kit/roving.js'
import { sound } from './kit/sound.js'
import { spotsOf } from './kit/spots.js'
import { openTable } from './kit/table.js'
import { colourOf, coveredBy, newWheel } from './kit/wheel.js'

/**
 * @typedef {import('@app/contract/play/outcomes').RouletteOutcome & import('@app/contract/play/outcomes').TableOutcome} RouletteOutcome
 * @typedef {import('@app/contract/play/outcomes').Spot} Spot
 * @typedef {{ x: number, y: number, sx?: number, sy?: number }} Place
 */

const SHOWN = 16
/** The ball is seen where it fell before the wheel goes. */
const SEEN_MS = 700

/** Where a number lies: columns 1–12 from the zero, rows 1–3 from the top. @param {number} number */
const cell = (number) =>
  number === 0 ? { x: 0, y: 2 } : { x: Math.ceil(number / 3), y: 3 - ((number - 1) % 3) }
/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Inside bets lie on the lines between their numbers, whole rows on the edge. @param {number[]} numbers @returns {Place} */
const between = (numbers) => {
  const cells = numbers.map(cell)
  const x = mean([...new Set(cells.map((each) => each.x))])
  const rows = cells.filter((_, at) => numbers[at] !== 0).map((each) => each.y)
  const isRow = new Set(rows).size === 3
  return { x, y: isRow ? 3.5 : mean(rows) }
}
/** @type {Record<string, Place>} */
const OUTSIDE = {
  ...Object.fromEntries([1, 2, 3].map((at) => [`dozen${at}`, { x: 4 * at - 1.5, y: 4, sx: 4 }])),
  ...Object.fromEntries([1, 2, 3].map((at) => [`column${at}`, { x: 13, y: 4 - at }])),
  ...Object.fromEntries(
    ['low', 'even', 'red', 'black', 'odd', 'high'].map((on, at) => [on, { x: 1.5 + 2 * at, y: 5, sx: 2 }]),
  ),
}
/** @param {Spot} spot @returns {Place} */
const placeOf = ({ on, label, group }) => {
  if (group === '外围') return OUTSIDE[on]
  const numbers = label.split('/').map(Number)
  if (numbers.length > 1) return between(numbers)
  return numbers[0] === 0 ? { x: 0, y: 2, sy: 3 } : cell(numbers[0])
}

/** "17 黑 单 小" → 17 @param {string} result */
const numberOf = (result) => Number(result.split(' ')[0])
/** "1 赔 35", of several "1 赔 5–17". @param {Spot[]} spots @param {string} group */
const paysOf = (spots, group) => {
  const odds = spots.filter((spot) => spot.group === group).map(({ pays }) => Number(pays.split(' ').at(-1)))
  return `1 赔 ${[...new Set([Math.min(...odds), Math.max(...odds)])].join('–')}`
}

export const start = async () => {
  const table = await openTable()
  if (!table) return
  const { spots } = /** @type {import('@app/contract/play/outcomes').SpreadSetting} */ (table.state.setting)
  const { chips, board } = spotsOf(table, spots, '转动', () => void spin())
  const wheel = newWheel()
  const last = h('p', { class: 'last', 'aria-hidden': 'true' }, '–')
  const road = h('ol', { class: 'numbers-road', 'aria-label': '近期号码' })

  const whose = h('p', { class: 'soft' })
  const { opening, dealt } = table.state
  const earlier = dealt - table.results.length
  const drawRoad = () => {
    const { length } = table.results
    whose.textContent = toldOf(Math.min(length, SHOWN + 1), opening, earlier + length)
    road.replaceChildren(
      ...newest(table.results, SHOWN + 1)
        .slice(1)
        .map((result) => {
          const number = numberOf(result)
          return h('li', { class: colourOf(number), title: result }, String(number))
        }),
    )
    const number = numberOf(table.results.at(-1) ?? '0')
    last.textContent = String(number)
    last.className = `last ${colourOf(number)}`
  }

  const cloth = h('section', { class: 'cloth', 'aria-label': '注项' })
  for (const [group, name] of [
    ['单号', 'straight'],
    ['组合', 'inside'],
    ['外围', 'outside'],
  ])
    cloth.append(board.board(group, name))
  for (const spot of spots) {
    const button = /** @type {HTMLElement} */ (cloth.querySelector(`.on-${CSS.escape(spot.on)}`))
    const { x, y, sx = 1, sy = 1 } = placeOf(spot)
    button.style.cssText = `--x:${x};--y:${y};--sx:${sx};--sy:${sy}`
    const covers = coveredBy(spot)
    button.title = `${spot.label} ${spot.pays}${covers.length > 1 ? `，${covers.length} 个号码` : ''}`
    button.dataset.covers = covers.length > 1 ? covers.join(' ') : ''
    // Which numbers they are is printed on the cloth; the rest say it by themselves.
    if (['low', 'high'].includes(spot.on))
      button.querySelector('strong')?.append(h('span', { class: 'range' }, `${covers[0]}–${covers.at(-1)}`))
    if (spot.group === '单号') button.classList.add(colourOf(Number(spot.label)))
  }
  /** What a bet covers is lit while it is pointed at, goes to by keys, or was just laid. @param {EventTarget | null} target */
  const light = (target) => {
    const covers = target instanceof Element ? target.closest('.spot')?.getAttribute('data-covers') : ''
    const numbers = new Set(covers?.split(' '))
    for (const each of cloth.querySelectorAll('.straight .spot'))
      each.classList.toggle('covered', numbers.has(each.querySelector('strong')?.textContent ?? ''))
  }
  /** A pointer that lies still marks nothing over what came, until it moves. */
  const putOff = () => {
    cloth.classList.add('unpointed')
    light(null)
  }
  const isPutOff = () => cloth.classList.contains('unpointed')
  for (const [name, isOn] of Object.entries({
    pointerover: true,
    pointerout: false,
    focusin: true,
    focusout: false,
    click: true,
  }))
    cloth.addEventListener(name, ({ target }) => {
      if (!isPutOff() || !name.startsWith('pointer')) light(isOn ? target : null)
    })
  cloth.addEventListener('pointermove', ({ target, movementX, movementY }) => {
    if (!isPutOff() || (movementX === 0 && movementY === 0)) return
    cloth.classList.remove('unpointed')
    light(target)
  })
  aimByThumb(cloth, light)
  const [number, lines] = ['单号', '组合'].map((group) => paysOf(spots, group))
  cloth.append(h('p', { class: 'by-thumb' }, `点号码，按住选格线\n组合 ${lines}`))

  const { stage } = table
  /** Where the cloth is higher than its room: leads to its other end. */
  const leap = h('button', {
    type: 'button',
    class: 'leap',
    hidden: true,
    onclick: () =>
      stage.scrollTo({ top: isBelow() ? 0 : stage.scrollHeight, behavior: still() ? 'auto' : 'smooth' }),
  })
  const hidden = () => stage.scrollHeight - stage.clientHeight
  const isBelow = () => stage.scrollTop > hidden() / 2
  const showLeap = () => {
    leap.hidden = hidden() <= 1
    leap.textContent = isBelow() ? '↑ 0–12' : '↓ 25–36'
  }
  stage.addEventListener('scroll', showLeap)
  new ResizeObserver(showLeap).observe(stage)

  stage.classList.add('roulette-stage')
  stage.append(
    h(
      'section',
      { class: 'wheel-box', 'aria-label': '轮盘' },
      h('div', { class: 'window' }, wheel.element),
      h('div', { class: 'told' }, last, h('div', {}, whose, road), leap),
    ),
    cloth,
  )
  wheel.rest(numberOf(table.results.at(-1) ?? '0'))
  // What led here may still point at the place.
  putOff()
  drawRoad()
  board.refresh()

  const spin = async () => {
    if (!table.mayPlay()) return
    const bets = board.bets()
    if (bets.length === 0) return table.say('先点击注项，再转动轮盘', 'warn')
    const isPlayed = await table.round(board.sum(), { kind: 'spread', bets }, async (answer) => {
      const outcome = /** @type {RouletteOutcome} */ (answer.outcome)
      stage.scrollTo({ top: 0 })
      last.textContent = '…'
      last.className = 'last'
      sound.tick()
      stage.classList.add('turning')
      putOff()
      await wheel.spin(outcome.number)
      sound.stop()
      await wait(SEEN_MS)
      stage.classList.remove('turning')
      putOff()
      board.settle(outcome)
      cloth.querySelector('.straight .won')?.scrollIntoView({ block: 'nearest' })
    })
    if (isPlayed) drawRoad()
  }
  table.dock.append(board.figure, chips.element, board.actions)
  bindKeys({ onPlay: () => void spin() })
  board.greet(
    table.greeting(
      matchMedia('(pointer: coarse), (max-width: 640px)').matches
        ? `点号码 ${number}；按住选格线，组合 ${lines}`
        : `号码 ${number}，格线 ${lines}，按“转动”`,
    ),
  )
}
