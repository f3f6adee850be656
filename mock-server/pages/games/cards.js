import { newCard } from './kit/cardFace.js'
import { chipRow } from './kit/chips.js'
import { h } from './kit/dom.js'
import { wait } from './kit/motion.js'
import { sound } from './kit/sound.js'
import { openSpots } from './kit/spots.js'
import { bindKeys, openTable } from './kit/table.js'

/**
 * @typedef {import('@app/contract/play/outcomes').CardsOutcome} CardsOutcome
 * @typedef {{ hands: { key: string, label: string }[], size: number, play: string, marks: RegExp, hint: string }} Look
 */

const DEAL_MS = 190
const TURN_MS = 260
const BEADS = 30

/** @param {string[]} labels @param {string[]} keys */
const hands = (labels, keys) => labels.map((label, at) => ({ label, key: keys[at] }))
/** What the tables look like before the first deal. @type {Record<string, Look>} */
const LOOKS = {
  baccarat: {
    hands: hands(['闲', '庄'], ['player', 'banker']),
    size: 3,
    play: '发牌',
    marks: /^(庄|闲|和)/,
    hint: '闲、庄、和任选，按空格或“发牌”',
  },
  dragon: {
    hands: hands(['龙', '虎'], ['dragon', 'tiger']),
    size: 1,
    play: '发牌',
    marks: /^(龙|虎|和)/,
    hint: '龙、虎、和任选，按空格或“发牌”',
  },
  redblack: {
    hands: hands(['红', '黑'], ['red', 'black']),
    size: 3,
    play: '开牌',
    marks: /^(红|黑)/,
    hint: '红、黑任选，按空格或“开牌”',
  },
  niuniu: {
    hands: hands(['庄', '天', '地', '玄', '黄'], ['banker', 'seat1', 'seat2', 'seat3', 'seat4']),
    size: 5,
    play: '发牌',
    marks: /^庄 (\S+)/,
    hint: '选择一家或多家，按空格或“发牌”',
  },
}

export const start = async () => {
  const table = await openTable()
  if (!table) return
  const { kind } = table.game
  const look = LOOKS[kind]
  const { spots } = /** @type {import('@app/contract/play/outcomes').SpreadSetting} */ (table.state.setting)
  const chips = chipRow(table.chips, () => {})
  const board = openSpots({
    spots,
    chip: chips.value,
    most: table.maxStake,
    say: table.say,
    isBusy: table.isBusy,
  })
  const road = h('ol', { class: 'road', 'aria-label': '近期结果' })

  const seats = new Map(
    look.hands.map(({ key, label }) => {
      const cards = h('div', { class: 'hand-cards' })
      const note = h('span', { class: 'note' })
      const element = h(
        'section',
        { class: `hand of-${key}`, 'aria-label': label },
        h('h2', {}, label),
        cards,
        note,
      )
      return [key, { element, cards, note }]
    }),
  )
  const drawRoad = () =>
    road.replaceChildren(
      ...table.rounds
        .slice(0, BEADS)
        .toReversed()
        .map(({ result }) => {
          const mark = look.marks.exec(result)?.[1] ?? ''
          return h(
            'li',
            { class: `bead m-${mark}`, title: result },
            kind === 'niuniu' ? mark.replace('牛', '') || mark : mark,
          )
        }),
    )

  const groups = [...new Set(spots.map(({ group }) => group))]
  table.stage.classList.add('felt-stage', `is-${kind}`)
  table.stage.append(
    h(
      'div',
      { class: 'felt' },
      h('div', { class: 'hands' }, ...[...seats.values()].map(({ element }) => element)),
      h('div', { class: 'boards' }, ...groups.map((group, at) => board.board(group, `row-${at}`))),
      h('div', { class: 'road-box' }, h('h2', {}, kind === 'niuniu' ? '庄家牌路' : '珠盘路'), road),
    ),
  )
  for (const { cards } of seats.values())
    for (let at = 0; at < Math.min(look.size, 5); at++) cards.append(h('span', { class: 'card-place' }))
  drawRoad()
  board.refresh()

  /** One card to each hand in turn, as at a table; then the hands are turned. @param {CardsOutcome} outcome */
  const deal = async (outcome) => {
    table.stage.scrollTo({ top: 0 })
    for (const { cards, note, element } of seats.values()) {
      cards.replaceChildren()
      note.textContent = ''
      element.classList.remove('winner')
    }
    const dealt = outcome.hands.map((hand) => ({
      hand,
      seat: seats.get(hand.key),
      cards: hand.cards.map(newCard),
    }))
    const first = kind === 'baccarat' ? 2 : look.size
    for (let at = 0; at < first; at++)
      for (const { cards, seat } of dealt) {
        if (!cards[at] || !seat) continue
        seat.cards.append(cards[at].element)
        sound.card()
        await wait(kind === 'niuniu' ? DEAL_MS / 3 : DEAL_MS)
      }
    const order = kind === 'niuniu' ? [...dealt.slice(1), dealt[0]] : dealt
    for (const { cards, seat, hand } of order) {
      for (const card of cards.slice(0, first)) {
        card.turn()
        await wait(kind === 'niuniu' ? TURN_MS / 5 : TURN_MS)
      }
      if (seat && cards.length <= first) seat.note.textContent = hand.note
    }
    for (const { cards, seat, hand } of dealt) {
      if (!seat || cards.length <= first) continue
      await wait(DEAL_MS)
      seat.cards.append(cards[first].element)
      sound.card()
      await wait(DEAL_MS)
      cards[first].turn()
      await wait(TURN_MS)
      seat.note.textContent = hand.note
    }
    for (const { seat, hand } of dealt) seat?.element.classList.toggle('winner', hand.isWinner)
    board.settle(outcome.won, outcome.pushed)
  }

  const play = async () => {
    if (table.isBusy()) return
    const bets = board.bets()
    if (bets.length === 0) return table.say(look.hint, 'warn')
    const isPlayed = await table.round(board.sum(), { kind: 'spread', bets }, (answer) =>
      deal(/** @type {CardsOutcome} */ (answer.outcome)),
    )
    if (isPlayed) drawRoad()
  }
  table.dock.append(
    board.figure,
    chips.element,
    h(
      'div',
      { class: 'actions' },
      board.tools,
      h('button', { type: 'button', class: 'gold primary-play', onclick: () => void play() }, look.play),
    ),
  )
  bindKeys({ onPlay: () => void play(), onStep: chips.step })
  table.say(look.hint)
}
