import { faceText, newCard } from './kit/cardFace.js'
import { newTile } from './kit/tileFace.js'
import { chipRow } from './kit/chips.js'
import { h } from './kit/dom.js'
import { signed, toCents } from './kit/money.js'
import { stilled, wait } from './kit/motion.js'
import { beadOfResult, newest } from './kit/results.js'
import { HANDS, SIDES, openRoads, toldOfLast } from './kit/roadMap.js'
import { keptChips } from './kit/session.js'
import { sound } from './kit/sound.js'
import { openSpots } from './kit/spots.js'
import { bindKeys, openTable } from './kit/table.js'

/**
 * @typedef {import('@app/contract/play/outcomes').CardsOutcome & import('@app/contract/play/outcomes').TableOutcome} CardsOutcome
 * @typedef {object} Look
 * @property {{ key: string, label: string }[]} hands
 * @property {number} size Cards of a hand that are dealt in turn; what is beyond them comes last.
 * @property {number} [places] Drawn before the first deal, where there are not as many as cards, or more than five.
 * @property {string} play
 * @property {string} [road]
 * @property {boolean} [isQuick] Many cards: they are dealt and turned faster, the banker's last.
 * @property {string[]} [tie] The spots that a tie gives half of the stake back.
 * @property {string} hint
 */

/** Milliseconds: a card dealt, a card turned, a play of a hand that is played out. */
const USUAL = { deal: 190, turn: 260 }
const QUICK = { deal: 24, turn: 20 }
const PLAY_MS = 320
const BEADS = 30
/** A tie is between its two sides. */
const SIDE = '边注'

/** @param {string[]} keys */
const facing = (...keys) => keys.map((key) => ({ key, label: HANDS[key] }))
/** @param {string[]} labels @param {string[]} keys */
const hands = (labels, keys) => labels.map((label, at) => ({ label, key: keys[at] }))
/** What the tables look like before the first deal. @type {Record<string, Look>} */
const LOOKS = {
  baccarat: {
    hands: facing('player', 'banker'),
    size: 3,
    play: '发牌',
    hint: '闲、庄、和任选，按空格或“发牌”',
  },
  dragon: {
    hands: facing('dragon', 'tiger'),
    size: 1,
    tie: ['dragon', 'tiger'],
    play: '发牌',
    hint: '龙、虎、和任选，按空格或“发牌”',
  },
  redblack: {
    hands: facing('red', 'black'),
    size: 3,
    play: '开牌',
    hint: '红、黑任选，按空格或“开牌”',
  },
  niuniu: {
    hands: hands(['庄', '天', '地', '玄', '黄'], ['banker', 'seat1', 'seat2', 'seat3', 'seat4']),
    size: 5,
    play: '发牌',
    road: '庄家牌路：九为牛九，牛为牛牛，没为没牛',
    isQuick: true,
    hint: '选择一家或多家，按空格或“发牌”',
  },
  thirteen: {
    hands: hands(['庄', '天', '地', '玄'], ['banker', 'seat1', 'seat2', 'seat3']),
    size: 13,
    places: 13,
    play: '发牌',
    road: '庄家尾道：以牌型的首字记',
    isQuick: true,
    hint: '选择一家或多家，按空格或“发牌”',
  },
  tiles: {
    hands: hands(['庄', '上', '对', '下'], ['banker', 'seat1', 'seat2', 'seat3']),
    size: 2,
    play: '发牌',
    road: '庄家牌路：数字为点数，汉字为对子，杠为二八杠',
    hint: '选择一家或多家，按空格或“发牌”',
  },
  race: {
    hands: hands(['东', '南', '西'], ['seat1', 'seat2', 'seat3']),
    size: 16,
    places: 16,
    play: '开局',
    road: '先走的一家',
    isQuick: true,
    hint: '猜谁先出完，按空格或“开局”',
  },
  landlord: {
    hands: hands(['甲', '乙', '丙'], ['seat1', 'seat2', 'seat3']),
    size: 20,
    places: 17,
    play: '开局',
    road: '胜方',
    isQuick: true,
    hint: '猜胜方或有无炸弹，按空格或“开局”',
  },
}

export const start = async () => {
  const table = await openTable({ isToldOnStage: true })
  if (!table) return
  const { kind } = table.game
  const look = LOOKS[kind]
  const pace = look.isQuick ? QUICK : USUAL
  const newFace = kind === 'tiles' ? newTile : newCard
  const { spots: all } = /** @type {import('@app/contract/play/outcomes').SpreadSetting} */ (
    table.state.setting
  )
  const spots = all.map((spot) =>
    look.tie?.includes(spot.on) ? { ...spot, pays: `${spot.pays} 和退半` } : spot,
  )
  const chips = chipRow(table.chips, () => {})
  const board = openSpots({
    spots,
    chip: chips.value,
    least: table.minStake,
    most: table.maxStake,
    say: table.say,
    calm: table.calm,
    balance: table.balance,
    short: table.short,
    isBusy: table.isBusy,
    kept: keptChips,
    name: look.play,
    play: () => void play(),
  })
  const labels = Object.fromEntries(look.hands.map(({ key, label }) => [key, label]))
  const sides = SIDES[kind]
  const roads = sides && openRoads(sides)
  const beads = h('ol', { class: 'road', 'aria-label': '近期结果' })
  const verdict = h('p', { class: 'verdict', 'aria-hidden': 'true' })
  /** @param {string} text @param {string} [side] @param {number} [net] in cents */
  const judge = (text, side = '', net) => {
    verdict.className = `verdict ${side}`
    verdict.replaceChildren(h('b', {}, text))
    if (net !== undefined)
      verdict.append(h('span', { class: net > 0 ? 'win' : net < 0 ? 'loss' : '' }, signed(net)))
  }

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
  const whose = h('span', {})
  const { opening, dealt } = table.state
  const before = dealt - table.state.road.length
  const earlier = dealt - table.results.length
  const drawRoad = () => {
    if (roads) return roads.show(table.state.road, opening, before)
    const { length } = table.results
    whose.textContent = toldOfLast(Math.min(length, BEADS), opening, earlier + length)
    beads.replaceChildren(
      ...newest(table.results, BEADS).map((result) => {
        const { text, tone } = beadOfResult(kind, result)
        return h('li', { class: `bead ${tone}`, title: result }, text)
      }),
    )
  }

  const groups = [...new Set(spots.map(({ group }) => group))].filter((group) => group !== SIDE)
  table.stage.classList.add('felt-stage', 'cornered', `is-${kind}`, roads ? 'two-sided' : 'seated')
  table.stage.append(
    h(
      'div',
      { class: 'felt' },
      h('div', { class: 'hands' }, ...[...seats.values()].map(({ element }) => element), roads && verdict),
      h(
        'div',
        { class: 'boards' },
        ...groups.map((group, at) => board.board(group, `row-${at}`, at === 0 ? SIDE : undefined)),
      ),
      roads?.element ?? h('div', { class: 'road-box' }, h('h2', {}, look.road, whose), beads),
    ),
  )
  const places = look.places ?? Math.min(look.size, 5)
  for (const { cards } of seats.values()) {
    cards.style.setProperty('--cards', String(places))
    for (let at = 0; at < places; at++) cards.append(h('span', { class: 'card-place' }))
  }
  drawRoad()
  judge('请下注')
  board.refresh()

  /**
   * Hands that are played out: what is put down leaves the hand and is told beside it.
   * @param {NonNullable<CardsOutcome['plays']>} plays
   * @param {{ hand: import('@app/contract/play/outcomes').Hand, seat: { element: Element, note: Element } | undefined, cards: { element: Element }[] }[]} dealt
   */
  const playOut = async (plays, dealt) => {
    for (const { key, cards } of plays) {
      const of = dealt.find(({ hand }) => hand.key === key)
      if (!of?.seat) continue
      for (const other of dealt) other.seat?.element.classList.toggle('at-turn', other === of)
      for (const card of cards) of.cards[of.hand.cards.indexOf(card)]?.element.classList.add('gone')
      of.seat.note.textContent = cards.map(faceText).join(' ')
      sound.card()
      await wait(PLAY_MS)
    }
    for (const { seat, hand } of dealt) {
      if (!seat) continue
      seat.element.classList.remove('at-turn')
      seat.note.textContent = hand.note
    }
  }

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
      cards: hand.cards.map(newFace),
    }))
    for (const { hand, seat } of dealt) seat?.cards.style.setProperty('--cards', String(hand.cards.length))
    const first = kind === 'baccarat' ? 2 : look.size
    for (let at = 0; at < first; at++)
      for (const { cards, seat } of dealt) {
        if (!cards[at] || !seat) continue
        seat.cards.append(cards[at].element)
        sound.card()
        await wait(pace.deal)
      }
    const order = dealt[0]?.hand.key === 'banker' ? [...dealt.slice(1), dealt[0]] : dealt
    for (const { cards, seat, hand } of order) {
      for (const card of cards.slice(0, first)) {
        card.turn()
        await wait(pace.turn)
      }
      if (seat && cards.length <= first && !outcome.plays) seat.note.textContent = hand.note
    }
    for (const { cards, seat, hand } of dealt) {
      if (!seat || cards.length <= first) continue
      await wait(pace.deal)
      seat.cards.append(cards[first].element)
      sound.card()
      await wait(pace.deal)
      cards[first].turn()
      await wait(pace.turn)
      seat.note.textContent = hand.note
    }
    if (outcome.plays) await playOut(outcome.plays, dealt)
    await Promise.all([...seats.values()].map(({ cards }) => stilled(cards)))
    for (const { seat, hand } of dealt) seat?.element.classList.toggle('winner', hand.isWinner)
    board.settle(outcome)
  }

  const play = async () => {
    if (!table.mayPlay()) return
    const bets = board.bets()
    if (bets.length === 0) return table.say(look.hint, 'warn')
    judge('发牌中')
    const isPlayed = await table.round(board.sum(), { kind: 'spread', bets }, async (answer) => {
      const outcome = /** @type {CardsOutcome} */ (answer.outcome)
      await deal(outcome)
      judge(labels[outcome.mark] ? `${labels[outcome.mark]}赢` : '和', outcome.mark, toCents(answer.win))
      table.state.road.push(outcome.won)
    })
    if (isPlayed) drawRoad()
    else judge('请下注')
  }
  table.dock.append(board.figure, chips.element, board.actions)
  bindKeys({ onPlay: () => void play(), onStep: chips.step })
  board.greet(look.hint)
}
