import { h } from './kit/dom.js'
import { pause, wait } from './kit/motion.js'
import { playMs } from './kit/pace.js'
import { bombOf, briefOf, kindOf } from './kit/shed/forms.js'
import { openLog, PASS } from './kit/shed/log.js'
import { openBottom, openTrick } from './kit/shed/middle.js'
import { sound } from './kit/sound.js'

/**
 * @typedef {NonNullable<import('@app/contract/play/outcomes').CardsOutcome['plays']>} Plays
 * @typedef {{ key: string, cards: number[], notes: Record<string, string>, passed: string[] }} Step
 * @typedef {{ element: HTMLElement, cards: HTMLElement, role: HTMLElement, note: HTMLElement, rows?: ReturnType<typeof import('./rows.js').openRows> }} Seat
 * @typedef {import('@app/contract/play/outcomes').CardsOutcome} Outcome
 * @typedef {{ hand: import('@app/contract/play/outcomes').Hand, seat: Seat | undefined, cards: ReturnType<typeof import('./kit/cardFace.js').newCard>[] }} Dealt
 */

/**
 * Hands that are played out, step by step: what each seat shows of the trick that is on, and who has passed since the
 * step before. Who is passed over in the turn has passed; when all others have, that is seen before the next trick begins.
 * @param {Plays} plays @param {string[]} keys of the seats, in turn
 */
export const stepsOf = (plays, keys) => {
  /** @type {Step[]} */
  const steps = []
  /** @type {Record<string, string>} */
  let notes = {}
  let last = ''
  for (const { key, cards } of plays) {
    notes = { ...notes }
    /** @type {string[]} */
    let passed = []
    if (last) {
      const [from, count] = [keys.indexOf(last), keys.length]
      const between = (keys.indexOf(key) - from - 1 + count) % count
      passed = Array.from({ length: between }, (_, at) => keys[(from + at + 1) % count])
      for (const each of passed) notes[each] = PASS
      if (key === last) {
        steps.push({ key, cards: [], notes, passed })
        notes = {}
        passed = []
      }
    }
    notes[key] = briefOf(cards)
    steps.push({ key, cards, notes, passed })
    last = key
  }
  return steps
}

/** Milliseconds: a card to each hand, and all of them turned. */
const DEAL_MS = 20
const TURN_MS = 280
/** Milliseconds: that the others have passed is seen. */
const PASS_MS = 120

/**
 * Hands that are played out: what lies between them, and what was played so far.
 * @param {Record<string, string>} labels of the seats
 * @param {boolean} hasBottom
 * @param {(text: string) => void} [course] is told where the round has come to
 * @param {(title: string, body: Node) => void} [open] a dialog
 */
export const openShed = (labels, hasBottom, course = () => {}, open = () => {}) => {
  const bottom = hasBottom ? openBottom() : undefined
  const trick = openTrick()
  const list = openLog(open)

  /** A card to each hand at a time; then all hands are turned. @param {number[]} apart @param {Dealt[]} dealt */
  const deal = async (apart, dealt) => {
    const hands = dealt.map(({ hand, seat, cards }) => ({
      seat,
      cards: cards.filter((_, at) => !apart.includes(hand.cards[at])),
    }))
    const most = Math.max(...hands.map(({ cards }) => cards.length))
    for (const { seat, cards } of hands) {
      seat?.note.classList.remove('out')
      seat?.cards.style.setProperty('--cards', String(cards.length))
    }
    for (let at = 0; at < most; at++) {
      for (const { seat, cards } of hands) if (cards[at]) seat?.cards.append(cards[at].element)
      sound.card()
      await wait(DEAL_MS)
    }
    for (const { cards } of hands) for (const card of cards) card.turn()
    await wait(TURN_MS)
  }

  /** What is put down leaves the hand and lies in the middle. @param {Plays} plays @param {Dealt[]} dealt in turn */
  const playOut = async (plays, dealt) => {
    const keys = dealt.map(({ hand }) => hand.key)
    const left = new Map(dealt.map(({ hand }) => [hand.key, hand.cards.length]))
    let played = 0
    let before = ''
    for (const { key, cards, notes, passed } of stepsOf(plays, keys)) {
      for (const { hand, seat, cards: own } of dealt) {
        const isTurn = hand.key === key
        seat?.element.classList.toggle('at-turn', isTurn)
        if (isTurn) left.set(key, (left.get(key) ?? 0) - cards.length)
        if (seat) {
          seat.note.textContent = notes[hand.key] ?? ''
          seat.role.textContent = `${hand.role ?? ''} ${left.get(hand.key)} 张`.trim()
        }
        if (isTurn) for (const card of cards) own[hand.cards.indexOf(card)]?.element.classList.add('gone')
      }
      if (cards.length === 0) {
        course(`${passed.map((each) => labels[each]).join('、')}${PASS}，${labels[key]}再出`)
        before = ''
        await pause(PASS_MS)
        continue
      }
      for (const each of passed) list.pass(labels[each])
      trick.show(labels[key], before, cards)
      list.put(labels[key], cards, !before)
      before = labels[key]
      played++
      const next = keys[(keys.indexOf(key) + 1) % keys.length]
      course(
        `${labels[key]}出${kindOf(cards)}，${left.get(key) === 0 ? '出完' : `余 ${left.get(key)} 张 · 轮到${labels[next]}`}`,
      )
      sound.card()
      await pause(playMs(cards.length, bombOf(cards) !== '', played === plays.length))
    }
    settle(dealt)
  }

  /** What each seat is told to have come to. @param {Dealt[]} dealt */
  const settle = (dealt) => {
    for (const { seat, hand } of dealt) {
      seat?.element.classList.remove('at-turn')
      if (!seat) continue
      seat.note.textContent = hand.note
      seat.note.classList.toggle('out', /走完?$/.test(hand.note))
      seat.role.textContent = hand.role ?? ''
    }
    list.done()
  }

  return {
    head: h('div', { class: 'middle' }, bottom?.element, trick.element),
    list: list.element,
    clear: () => {
      bottom?.clear()
      trick.clear()
      list.clear()
    },
    /** @param {Outcome} outcome @param {number} net of the player, in cents */
    tell: trick.tell,
    /** As all lay at the end, of hands that are open. @param {Outcome} outcome @param {Dealt[]} dealt */
    lay: ({ bottom: apart, plays = [] }, dealt) => {
      if (apart) bottom?.lay(apart, dealt)
      const put = new Set(plays.flatMap(({ cards }) => cards))
      for (const { hand, cards } of dealt)
        for (const [at, card] of hand.cards.entries())
          cards[at].element.classList.toggle('gone', put.has(card))
      let before = ''
      for (const { key, cards, passed } of stepsOf(
        plays,
        dealt.map(({ hand }) => hand.key),
      )) {
        if (cards.length > 0) {
          for (const each of passed) list.pass(labels[each])
          list.put(labels[key], cards, !before)
        }
        before = cards.length > 0 ? key : ''
      }
      settle(dealt)
    },
    /** @param {Outcome} outcome @param {Dealt[]} dealt */
    play: async ({ bottom: apart = [], plays = [] }, dealt) => {
      course('发牌中')
      await deal(apart, dealt)
      const landlord = bottom && dealt.find(({ hand }) => apart.every((card) => hand.cards.includes(card)))
      if (landlord) course(`${labels[landlord.hand.key]}当地主，底牌归${labels[landlord.hand.key]}`)
      await bottom?.give(apart, dealt)
      await playOut(plays, dealt)
    },
  }
}
