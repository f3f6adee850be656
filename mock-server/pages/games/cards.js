import { newCard } from './kit/cardFace.js'
import { newTile } from './kit/tileFace.js'
import { openDialog } from './kit/dialog.js'
import { h, mine } from './kit/dom.js'
import { evenPays, toCents } from './kit/money.js'
import { stilled, wait } from './kit/motion.js'
import { openBead } from './kit/results.js'
import { SIDES, openRoads, toldOf } from './kit/roadMap.js'
import { bindKeys } from './kit/roving.js'
import { sound } from './kit/sound.js'
import { proof } from './kit/session.js'
import { shapesOf } from './kit/shed/shapes.js'
import { spotsOf } from './kit/spots.js'
import { openTable } from './kit/table.js'
import { markTens } from './bull.js'
import { LOOKS } from './looks.js'
import { openRows, rowsText, seatsText } from './rows.js'
import { openVerdicts } from './seats.js'
import { openShed } from './shed.js'

/**
 * @typedef {import('@app/contract/play/outcomes').CardsOutcome & import('@app/contract/play/outcomes').TableOutcome} CardsOutcome
 */

/** Milliseconds: a card dealt, a card turned. */
const USUAL = { deal: 190, turn: 260 }
const QUICK = { deal: 24, turn: 20 }
const BEADS = 30
/** Where they lie in one row on a desk. */
const ROW_BEADS = 24
/** A tie is between its two sides. */
const SIDE = '边注'

/** What cards of baccarat come to before another is drawn. @param {number[]} cards */
const pointsOf = (cards) => cards.reduce((sum, card) => sum + Math.min((card % 13) + 1, 10), 0) % 10
export const start = async () => {
  const table = await openTable({
    isToldOnStage: (kind) => !LOOKS[kind].isPlayed,
    more: () => (shed ? shapesOf(spots, isLandlord) : []),
  })
  if (!table) return
  const { kind } = table.game
  const look = LOOKS[kind]
  const newFace = kind === 'tiles' ? newTile : newCard
  const { spots: all } = /** @type {import('@app/contract/play/outcomes').SpreadSetting} */ (
    table.state.setting
  )
  const spots = evenPays(all).map((spot) =>
    look.tie?.includes(spot.on) ? { ...spot, pays: `${spot.pays} 和退半` } : spot,
  )
  const { chips, board } = spotsOf(table, spots, look.play, () => void play())
  const labels = Object.fromEntries(look.hands.map(({ key, label }) => [key, label]))
  const sides = SIDES[kind]
  const roads = sides && openRoads(sides)
  const beads = h('ol', { class: 'road', 'aria-label': '近期结果' })
  const verdict = h('p', { class: 'verdict', 'aria-hidden': 'true' })
  /** @param {string} text @param {string} [side] @param {number} [net] in cents */
  const judge = (text, side = '', net) => {
    verdict.className = `verdict ${side} ${net !== undefined && net > 0 ? 'ahead' : ''}`
    verdict.replaceChildren(h('b', {}, text))
    if (net !== undefined) verdict.append(mine(net))
  }

  const isThirteen = kind === 'thirteen'
  const isNiuniu = kind === 'niuniu'
  const isBanked = look.hands[0].key === 'banker'
  const order = h('button', { type: 'button', class: 'order', onclick: table.openRules }, '牌型大小')
  const isLandlord = kind === 'landlord'
  const shed = look.isPlayed ? openShed(labels, isLandlord, table.course, openDialog) : undefined
  const seats = new Map(
    look.hands.map(({ key, label }) => {
      const cards = h('div', { class: 'hand-cards' })
      const note = h('span', { class: 'note' })
      const came = h('span', { class: 'came' })
      const role = h('span', { class: 'role' })
      const rows = isThirteen ? openRows() : undefined
      const element = h(
        'section',
        { class: `hand of-${key}`, 'aria-label': label },
        h('h2', {}, label, look.isPlayed && role),
        isBanked && key !== 'banker' && came,
        cards,
        rows?.element,
        rows && key === 'banker' ? order : note,
      )
      return [key, { element, cards, note, came, role, rows }]
    }),
  )
  const verdicts = isBanked ? openVerdicts(seats, kind) : undefined
  const whose = h('span', {})
  /** Of a road with a row for each seat. */
  const rowNames = h(
    'p',
    { 'aria-hidden': 'true' },
    ...look.hands.slice(1).map(({ label }) => h('span', {}, label)),
  )
  const shown = look.isPlayed ? ROW_BEADS : BEADS
  const { opening, dealt } = table.state
  const before = dealt - table.state.road.length
  const earlier = dealt - table.results.length
  const drawRoad = () => {
    if (roads) return roads.show(table.state.road, opening, before + table.state.road.length)
    const { length } = table.results
    whose.textContent = toldOf(Math.min(length, shown), opening, earlier + length)
    beads.replaceChildren(...table.results.slice(-shown).map((result) => openBead('li', kind, result)))
  }

  const groups = [...new Set(spots.map(({ group }) => group))].filter((group) => group !== SIDE)
  table.stage.classList.add('felt-stage', 'cornered', `is-${kind}`, roads ? 'two-sided' : 'seated')
  if (shed) table.stage.classList.add('is-played')
  table.stage.append(
    h(
      'div',
      { class: 'felt' },
      h(
        'div',
        { class: 'hands' },
        shed?.head,
        ...[...seats.values()].map(({ element }) => element),
        shed?.list,
        roads && verdict,
      ),
      isThirteen && verdict,
      h(
        'div',
        { class: 'boards' },
        ...groups.map((group, at) => board.board(group, `row-${at}`, at === 0 ? SIDE : undefined)),
      ),
      roads?.element ??
        h(
          'div',
          { class: 'road-box' },
          h(
            'h2',
            {},
            look.road,
            isThirteen && h('small', { class: 'key' }, h('b', {}, '胜'), h('i', {}, '负')),
            whose,
          ),
          isThirteen ? h('div', { class: 'seat-rows' }, rowNames, beads) : beads,
        ),
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

  const pace = look.isQuick ? QUICK : USUAL
  /** One card to each hand in turn, as at a table; then the hands are turned. @param {import('./shed.js').Dealt[]} dealt */
  const dealInTurn = async (dealt) => {
    const first = kind === 'baccarat' ? 2 : look.size
    for (const { hand, seat } of dealt) seat?.cards.style.setProperty('--cards', String(hand.cards.length))
    if (isBanked) table.course('发牌中')
    for (let at = 0; at < first; at++)
      for (const { cards, seat } of dealt) {
        if (!cards[at] || !seat) continue
        seat.cards.append(cards[at].element)
        sound.card()
        await wait(pace.deal)
      }
    const order = isBanked ? [...dealt.slice(1), dealt[0]] : dealt
    for (const { cards, seat, hand } of order) {
      if (isBanked) table.course(`${labels[hand.key]}${isThirteen ? '亮三道' : '亮牌'}`)
      for (const card of cards.slice(0, first)) {
        card.turn()
        await wait(pace.turn)
      }
      if (hand.rows) seat?.rows?.show(hand.rows, false)
      else if (seat)
        seat.note.textContent =
          cards.length <= first ? hand.note : `${pointsOf(hand.cards.slice(0, first))} 点`
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
  }
  /** As they lay at the end of a round. @param {import('./shed.js').Dealt[]} dealt */
  const layOpen = (dealt) => {
    for (const { hand, seat, cards } of dealt) {
      seat?.cards.style.setProperty('--cards', String(cards.length))
      for (const card of cards) {
        seat?.cards.append(card.element)
        card.turn()
      }
      if (seat && !hand.rows) seat.note.textContent = hand.note
    }
  }
  /** @param {CardsOutcome} outcome @param {{ on: string, stake: string }[]} bets @param {boolean} [isOver] it was shown before */
  const deal = async (outcome, bets, isOver = false) => {
    table.stage.scrollTo({ top: 0 })
    shed?.clear()
    for (const { cards, note, role, element, rows } of seats.values()) {
      cards.replaceChildren()
      role.textContent = ''
      rows?.clear()
      note.textContent = ''
      element.classList.remove('winner')
    }
    verdicts?.clear()
    const dealt = outcome.hands.map((hand) => ({
      hand,
      seat: seats.get(hand.key),
      cards: hand.cards.map(newFace),
    }))
    if (isOver) {
      layOpen(dealt)
      shed?.lay(outcome, dealt)
    } else await (shed ? shed.play(outcome, dealt) : dealInTurn(dealt))
    await Promise.all([...seats.values()].map(({ cards }) => stilled(cards)))
    for (const { seat, hand, cards } of dealt) {
      seat?.element.classList.toggle('winner', hand.isWinner)
      if (isNiuniu)
        markTens(
          hand.cards,
          cards.map(({ element }) => element),
        )
      if (!seat || !hand.rows) continue
      seat.rows?.show(hand.rows, true)
      seat.note.textContent = rowsText(hand.rows)
    }
    verdicts?.tell(
      outcome,
      bets,
      new Map(dealt.flatMap(({ hand, cards }) => hand.cards.map((card, at) => [card, cards[at].element]))),
    )
    if (!isOver) board.settle(outcome)
    else if (!board.isLaid())
      board.settle(outcome, new Map(bets.map(({ on, stake }) => [on, toCents(stake)])))
  }
  /** @param {CardsOutcome} outcome */
  const wordsOf = (outcome) => {
    const [won, even] = [outcome.won, outcome.pushed].map((seats_) => seats_.map((on) => labels[on]))
    if (isBanked) return seatsText(won, even, spots.length)
    const winner = labels[outcome.mark]
    return winner ? `${winner}赢` : '和'
  }
  /** @param {CardsOutcome} outcome */
  const whoWon = (outcome) => isBanked && h('span', { class: 'who' }, wordsOf(outcome))
  /** @param {CardsOutcome} outcome @param {number} net in cents */
  const tell = (outcome, net) => (shed ? shed.tell(outcome, net) : judge(wordsOf(outcome), outcome.mark, net))
  /** What lay here last in this window, until the next round: who comes back finds it. */
  const layLast = async () => {
    const [newest] = table.rounds
    if (!newest || table.results.at(-1) !== newest.result || !board.isKnown()) return
    const round = await proof(newest.roundId)
    const { outcome, bet, win } = round
    if (table.isBusy() || bet.kind !== 'spread') return
    const cards = /** @type {CardsOutcome} */ (outcome)
    await deal(cards, bet.bets, true)
    tell(cards, toCents(win))
    // What was said of chips that lie, or of a round that was left, stays.
    if (!board.isLaid() && !table.left) table.tellRound(round, whoWon(cards))
  }

  const play = async () => {
    if (!table.mayPlay()) return
    const bets = board.bets()
    if (bets.length === 0) return table.say(look.hint, 'warn')
    judge('发牌中')
    const isPlayed = await table.round(board.sum(), { kind: 'spread', bets }, async (answer) => {
      const outcome = /** @type {CardsOutcome} */ (answer.outcome)
      await deal(outcome, bets)
      tell(outcome, toCents(answer.win))
      table.state.road.push(outcome.won)
      return whoWon(outcome)
    })
    if (isPlayed) drawRoad()
    else judge('请下注')
  }
  table.dock.append(board.figure, chips.element, board.actions)
  bindKeys({ onPlay: () => void play() })
  board.greet(table.greeting(look.hint))
  // What can't be fetched is not there: the table is as before a first round.
  void layLast().catch(() => {})
}
