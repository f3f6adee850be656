import { h } from './kit/dom.js'
import { chance, still, wait } from './kit/motion.js'
import { newest } from './kit/results.js'
import { toldOf } from './kit/roadMap.js'
import { bindKeys } from './kit/roving.js'
import { sound } from './kit/sound.js'
import { returnsTable, spotsOf } from './kit/spots.js'
import { openTable } from './kit/table.js'

/** @typedef {import('@app/contract/play/outcomes').DiceOutcome & import('@app/contract/play/outcomes').TableOutcome} DiceOutcome */

const ROLL_MS = 1_500
const SHOWN = 14
/** Where the pips of a face lie on its 3 × 3 grid. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]
/** How a die is turned so that this face looks up front. @type {Record<number, [number, number]>} */
const TURNS = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] }

/** @param {number} pips */
const face = (pips) =>
  h(
    'span',
    { class: `face f${pips}` },
    ...Array.from({ length: 9 }, (_, at) => h('i', { class: PIPS[pips].includes(at) ? 'pip' : '' })),
  )

const newDie = () => {
  const cube = h('div', { class: 'cube' }, ...[1, 2, 3, 4, 5, 6].map(face))
  let [x, y] = [0, 0]
  return {
    element: h('div', { class: 'die', 'aria-hidden': 'true' }, cube),
    /** @param {number} pips @param {boolean} isRolled */
    show: (pips, isRolled) => {
      const [toX, toY] = TURNS[pips]
      const spins = isRolled ? 2 + Math.floor(chance() * 2) : 0
      x = Math.ceil(x / 360) * 360 + spins * 360 + toX
      y = Math.ceil(y / 360) * 360 + spins * 360 + toY
      cube.style.transform = `rotateX(${x}deg) rotateY(${y}deg)`
    },
  }
}

/** Groups of spots, their classes, and what is said besides; the last three are of 骰宝. */
const GROUPS = [
  ['两面', 'two'],
  ['和值', 'sums'],
  ['二同号', 'pairs'],
  ['形态', 'shapes'],
  ['单骰', 'singles', '（出现一、二、三枚）'],
  ['围骰', 'triples'],
  ['两骰', 'duos'],
]
/** On a phone one of these is seen at a time: each has five rows of spots. */
const PARTS = [
  { name: '大小点数', groups: ['two', 'sums'] },
  { name: '同号形态', groups: ['pairs', 'shapes', 'triples'] },
  { name: '单骰两骰', groups: ['singles', 'duos'] },
]
/** Their numbers are shown as dice. */
const AS_DICE = ['二同号', '单骰', '围骰', '两骰']

/** What is pressed to see another part of the spots. @param {HTMLElement} stage */
const openParts = (stage) => {
  /** @param {number} part */
  const turnTo = (part) => {
    stage.dataset.part = String(part)
    for (const [at, button] of buttons.entries()) button.setAttribute('aria-pressed', String(at === part))
  }
  const buttons = PARTS.map(({ name }, at) =>
    h('button', { type: 'button', onclick: () => turnTo(at) }, name),
  )
  turnTo(0)
  return h('div', { class: 'parts', role: 'group', 'aria-label': '注项分组' }, ...buttons)
}
/** @param {string} name of a group */
const partOf = (name) => PARTS.findIndex(({ groups }) => groups.includes(name))

/** "3 5 6 和值 14 大双" → its three numbers. @param {string} result */
const throwOf = (result) => result.split(' ').slice(0, 3).map(Number)

export const start = async () => {
  const table = await openTable({ more: () => [returnsTable(spots)] })
  if (!table) return
  const { spots } = /** @type {import('@app/contract/play/outcomes').SpreadSetting} */ (table.state.setting)
  const { chips, board } = spotsOf(table, spots, '开奖', () => void draw())
  const dice = [newDie(), newDie(), newDie()]
  const sum = h('p', { class: 'sum' }, '请下注')
  const road = h('ol', { class: 'dice-road', 'aria-label': '近期开奖' })

  const whose = h('p', { class: 'soft' })
  const { opening, dealt } = table.state
  const earlier = dealt - table.results.length
  const drawRoad = () => {
    const { length } = table.results
    whose.textContent = toldOf(Math.min(length, SHOWN), opening, earlier + length)
    road.replaceChildren(
      ...newest(table.results, SHOWN).map((result) => {
        const total = throwOf(result).reduce((all, pips) => all + pips, 0)
        const name = result.split(' ').at(-1) ?? ''
        return h(
          'li',
          {
            class: name.startsWith('大') ? 'big' : name.startsWith('小') ? 'small' : 'triple',
            title: result,
          },
          h('b', {}, String(total)),
          name,
        )
      }),
    )
  }

  table.stage.classList.add('dice-stage', 'cornered')
  table.stage.append(
    h(
      'section',
      { class: 'bowl', 'aria-label': '开奖' },
      h('div', { class: 'dice' }, ...dice.map(({ element }) => element)),
      h('div', { class: 'told' }, h('div', { class: 'total' }, sum, whose), road),
    ),
    ...(spots.some(({ group }) => group === '两骰') ? [openParts(table.stage)] : []),
    h(
      'section',
      { class: 'boards', 'aria-label': '注项' },
      ...GROUPS.filter(([group]) => spots.some((spot) => spot.group === group)).flatMap(
        ([group, name, more = '']) => {
          const spotsOfGroup = board.board(group, name)
          spotsOfGroup.dataset.part = String(partOf(name))
          const heading = { class: `of-${name}`, 'aria-hidden': 'true', 'data-part': partOf(name) }
          return [h('h2', heading, group + more), spotsOfGroup]
        },
      ),
    ),
  )
  throwOf(table.results.at(-1) ?? '2 4 6').forEach((pips, at) => dice[at].show(pips, false))
  for (const { on, label } of spots.filter(({ group }) => AS_DICE.includes(group)))
    table.stage
      .querySelector(`.on-${on} strong`)
      ?.replaceChildren(h('span', { class: 'alike' }, ...[...label].map((pips) => face(Number(pips)))))
  drawRoad()
  board.refresh()

  const draw = async () => {
    if (!table.mayPlay()) return
    const bets = board.bets()
    if (bets.length === 0) return table.say('先点击注项，再开奖', 'warn')
    sum.textContent = '开奖中…'
    const isPlayed = await table.round(board.sum(), { kind: 'spread', bets }, async (answer) => {
      const outcome = /** @type {DiceOutcome} */ (answer.outcome)
      table.stage.scrollTo({ top: 0 })
      table.stage.classList.add('rolling')
      outcome.dice.forEach((pips, at) => dice[at].show(pips, !still()))
      for (let at = 0; at < 4; at++) {
        sound.stop()
        await wait(ROLL_MS / 4)
      }
      table.stage.classList.remove('rolling')
      sum.textContent = `和值 ${outcome.dice.reduce((all, pips) => all + pips, 0)}`
      board.settle(outcome)
    })
    if (isPlayed) drawRoad()
    else sum.textContent = '请下注'
  }
  table.dock.append(board.figure, chips.element, board.actions)
  bindKeys({ onPlay: () => void draw() })
  board.greet(table.greeting('选筹码，点注项，按“开奖”'))
}
