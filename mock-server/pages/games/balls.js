import { openDialog, roundList } from './kit/dialog.js'
import { h } from './kit/dom.js'
import { wait } from './kit/motion.js'
import { newest } from './kit/results.js'
import { toldOf } from './kit/roadMap.js'
import { bindKeys } from './kit/roving.js'
import { sound } from './kit/sound.js'
import { returnsTable, spotsOf } from './kit/spots.js'
import { openTable } from './kit/table.js'
import { openTrend } from './kit/trend.js'

/** @typedef {import('@app/contract/play/outcomes').BallsOutcome & import('@app/contract/play/outcomes').TableOutcome} BallsOutcome */

const BALL_MS = 420
const SHOWN = 6
const COLOURS = 6
const HINT = '选筹码，点注项，按“开奖”'
const DIGITS = Array.from({ length: 10 }, (_, at) => at)
/** How many balls of which are drawn, and whether the last stands apart. @type {Record<string, { count: number, all: number[], special?: true }>} */
const LOOKS = {
  digits: { count: 3, all: DIGITS },
  sides: { count: 5, all: DIGITS },
  colours: { count: 7, all: Array.from({ length: 48 }, (_, at) => at + 1), special: true },
}

export const start = async () => {
  const table = await openTable({ more: () => [returnsTable(spots)], isToldOnStage: () => true })
  if (!table) return
  const { count, all, special } = LOOKS[table.game.kind]
  const { spots } = /** @type {import('@app/contract/play/outcomes').SpreadSetting} */ (table.state.setting)
  const { chips, board } = spotsOf(table, spots, '开奖', () => void draw())
  /** @param {number | undefined} number */
  const ball = (number) =>
    h(
      'span',
      {
        class: `ball ${number === undefined ? 'none' : `hue-${special ? (number - 1) % COLOURS : 'plain'}`}`,
      },
      h('b', {}, number === undefined ? '?' : String(number)),
    )
  /** "3 5 7 和值 15 大单", "1 2 3 4 5 6 + 7 红 …" → the balls. @param {string} result */
  const ballsOf = (result) => (result.match(/^[\d +]+/)?.[0].match(/\d+/g) ?? []).slice(0, count).map(Number)
  const tray = h('div', { class: 'tray', 'aria-hidden': 'true' })
  const told = h('p', { class: 'told' })
  const road = h('ol', { class: 'draws', 'aria-label': '近期开奖' })

  /** @param {number[]} balls */
  const show = (balls) =>
    tray.replaceChildren(
      ...Array.from({ length: count }, (_, at) => [
        special && at === count - 1 && h('span', { class: 'plus' }, '+'),
        ball(balls[at]),
      ])
        .flat()
        .filter((each) => each instanceof Node),
    )
  const mine = h('section', { class: 'mine', 'aria-label': '我的注单', tabindex: 0 })
  const trend = openTrend(ballsOf, ball, all)
  const { opening, dealt: dealtBefore } = table.state
  const opened = dealtBefore - table.results.length
  const before = h('span', {})
  /** Of the day's draws, or of the examples before them. @param {number} draw */
  const numberOf = (draw) => (draw > opening ? draw - opening : draw)
  /** The words of the newest draw over its balls, those before beside them. */
  const tell = () => {
    const dealt = opened + table.results.length
    before.textContent = dealt - 1 <= opening ? '往期（示例）' : '往期'
    told.textContent = `${dealt > opening ? '今日' : '示例'}第 ${numberOf(dealt)} 期 ${(table.results.at(-1) ?? '').replace(/^[\d +]+/, '')}`
    trend.show(table.results)
    mine.replaceChildren(
      h('h2', {}, '我的注单'),
      table.rounds.length > 0
        ? roundList(table.rounds)
        : h('p', { class: 'soft' }, '开奖后，每局的注项与盈亏列在这里。'),
    )
    road.replaceChildren(
      ...newest(table.results, SHOWN + 1)
        .slice(1)
        .map((result, at) =>
          h(
            'li',
            { title: result },
            h('b', {}, `${numberOf(dealt - 1 - at)} 期`),
            ...ballsOf(result).map(ball),
            dealt - 1 - at <= opening && h('span', { class: 'example soft' }, '示例'),
            h('span', {}, result.replace(/^[\d +]+/, '')),
          ),
        ),
    )
  }

  /** Where there is no room beside the draw, what came is a touch away. */
  const openWhole = () => {
    const dealt = opened + table.results.length
    openDialog(
      '走势',
      h('p', { class: 'soft' }, toldOf(table.results.length, opening, dealt).replaceAll('局', '期')),
      h('div', { class: 'whole-trend' }, trend.element.cloneNode(true), trend.hot.cloneNode(true)),
      h('p', { class: 'soft' }, '每期独立开奖：哪些号码多、哪些少，都不影响下一期。'),
      h(
        'ol',
        { class: 'all-draws', 'aria-label': '往期开奖' },
        ...newest(table.results, table.results.length).map((result, at) =>
          h(
            'li',
            {},
            h('b', {}, `${numberOf(dealt - at)} 期`),
            dealt - at <= opening && h('span', { class: 'example soft' }, '示例'),
            h('span', { class: 'drawn' }, ...ballsOf(result).map(ball)),
            h('span', {}, result.replace(/^[\d +]+/, '')),
          ),
        ),
      ),
    )
  }

  const groups = [...new Set(spots.map(({ group }) => group))]
  const boards = groups.map((group) => {
    const place = board.board(group, `of-${spots.filter((spot) => spot.group === group).length}`)
    const pays = new Set(spots.filter((spot) => spot.group === group).map((spot) => spot.pays))
    return h(
      'section',
      { class: pays.size === 1 ? 'panel one-price' : 'panel', 'aria-label': group },
      h('h2', {}, h('span', {}, group), pays.size === 1 && ` ${[...pays][0]}`),
      place,
    )
  })
  table.stage.classList.add('balls-stage', `is-${table.game.kind}`)
  table.stage.append(
    h(
      'section',
      { class: 'drum', 'aria-label': '开奖' },
      h('div', {}, told, tray),
      h(
        'div',
        { class: 'past' },
        h(
          'p',
          { class: 'soft' },
          before,
          h('button', { type: 'button', class: 'to-trend', onclick: openWhole }, '走势 ›'),
        ),
        road,
      ),
      trend.hot,
    ),
    h('div', { class: 'panels' }, ...boards),
    h('div', { class: 'beside' }, trend.element, mine),
  )
  if (special)
    for (const spot of spots) {
      const number =
        spot.group === '特码' ? Number(spot.label) - 1 : Number(/^hue(\d)$/.exec(spot.on)?.[1] ?? NaN)
      if (!Number.isNaN(number))
        table.stage.querySelector(`.on-${spot.on}`)?.classList.add(`hue-${number % COLOURS}`)
    }
  show(ballsOf(table.results.at(-1) ?? ''))
  tell()
  board.refresh()

  const draw = async () => {
    if (!table.mayPlay()) return
    const bets = board.bets()
    if (bets.length === 0) return table.say('先点击注项，再开奖', 'warn')
    told.textContent = '开奖中…'
    await table.round(board.sum(), { kind: 'spread', bets }, async (answer) => {
      const outcome = /** @type {BallsOutcome} */ (answer.outcome)
      table.stage.scrollTo({ top: 0 })
      for (let at = 0; at <= count; at++) {
        show(outcome.balls.slice(0, at))
        sound.tick()
        await wait(BALL_MS)
      }
      board.settle(outcome)
    })
    tell()
  }
  table.dock.append(board.figure, chips.element, board.actions)
  bindKeys({ onPlay: () => void draw() })
  board.greet(table.greeting(HINT))
}
