import { faceText, newCard } from './kit/cardFace.js'
import { h } from './kit/dom.js'
import { pause, wait } from './kit/motion.js'
import { playMs } from './kit/pace.js'
import { bombOf, kindOf } from './kit/shed/forms.js'
import { sound } from './kit/sound.js'

/**
 * @typedef {NonNullable<import('@app/contract/play/outcomes').CardsOutcome['plays']>} Plays
 * @typedef {{ key: string, cards: number[], notes: Record<string, string>, passed: string[] }} Step
 * @typedef {{ element: HTMLElement, cards: HTMLElement, role: HTMLElement, note: HTMLElement, rows?: ReturnType<typeof import('./rows.js').openRows> }} Seat
 * @typedef {{ hand: import('@app/contract/play/outcomes').Hand, seat: Seat | undefined, cards: ReturnType<typeof newCard>[] }} Dealt
 */

const PASS = '不要'

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
    notes[key] = cards.map(faceText).join(' ')
    steps.push({ key, cards, notes, passed })
    last = key
  }
  return steps
}

const BOTTOM = 3
/** Milliseconds: a card to each hand, and all of them turned. */
const DEAL_MS = 45
const TURN_MS = 350
/** Milliseconds: the cards set apart are seen, then go to the landlord. */
const BOTTOM_MS = 400
/** Milliseconds: that the others have passed is seen. */
const PASS_MS = 150

/** The cards that are set apart until the landlord takes them. */
const openBottom = () => {
  const cards = h('div', { class: 'hand-cards' })
  const clear = () =>
    cards.replaceChildren(...Array.from({ length: BOTTOM }, () => h('span', { class: 'card-place' })))
  clear()
  return {
    element: h('section', { class: 'bottom', 'aria-label': '底牌' }, h('h2', {}, '底牌'), cards),
    clear,
    /** @param {number[]} bottom @param {Dealt[]} dealt */
    give: async (bottom, dealt) => {
      const faces = bottom.map(newCard)
      cards.replaceChildren(...faces.map(({ element }) => element))
      await pause(BOTTOM_MS)
      for (const face of faces) face.turn()
      sound.card()
      for (const { hand, seat } of dealt) if (seat) seat.role.textContent = hand.role ?? ''
      await pause(BOTTOM_MS)
      for (const { hand, seat, cards: own } of dealt)
        for (const [at, card] of hand.cards.entries()) {
          const one = own[at]
          if (!seat || !one || !bottom.includes(card)) continue
          one.element.classList.add('taken')
          one.turn()
          seat.cards.style.setProperty('--cards', String(hand.cards.length))
          seat.cards.insertBefore(one.element, seat.cards.children[at] ?? null)
        }
      await pause(BOTTOM_MS)
    },
  }
}

/** What lies in the middle, until something is put on it. */
const openTrick = () => {
  const who = h('b', {})
  const what = h('span', {})
  const cards = h('div', { class: 'lying' })
  const element = h('section', { class: 'trick', 'aria-label': '桌面' }, h('p', {}, who, what), cards)
  const clear = () => {
    element.classList.remove('bomb')
    who.textContent = ''
    what.textContent = '待出牌'
    cards.replaceChildren(h('span', { class: 'card-place' }))
  }
  clear()
  return {
    element,
    clear,
    /** @param {string} name @param {number[]} put */
    show: (name, put) => {
      const faces = put.map(newCard)
      for (const face of faces) face.turn()
      element.classList.toggle('bomb', bombOf(put) !== '')
      who.textContent = name
      what.textContent = kindOf(put)
      cards.style.setProperty('--cards', String(put.length))
      cards.replaceChildren(...faces.map((face) => face.element))
    },
  }
}

/** All plays of the round in one line, and who passed: a line before each trick. */
const openList = () => {
  const element = h('ol', { class: 'plays', 'aria-label': '本局出牌', tabindex: 0 })
  const clear = () => element.replaceChildren(h('li', { class: 'soft' }, '每一手出牌依次列在这里'))
  clear()
  /** @param {string} as @param {string} name @param {string} what */
  const add = (as, name, what) => {
    element.querySelector('.soft')?.remove()
    element.append(h('li', { class: as }, h('b', {}, name), ` ${what}`))
    element.scrollLeft = element.scrollWidth
  }
  return {
    element,
    clear,
    /** @param {string} name */
    pass: (name) => add('passed', name, PASS),
    /** @param {string} name @param {number[]} put @param {boolean} isLead */
    put: (name, put, isLead) => {
      const bomb = bombOf(put)
      add(
        [isLead && 'lead', bomb && 'bomb'].filter(Boolean).join(' '),
        name,
        `${bomb} ${put.map(faceText).join(' ')}`.trim(),
      )
    },
  }
}

/**
 * Hands that are played out: what lies between them, and what was played so far.
 * @param {Record<string, string>} labels of the seats
 * @param {boolean} hasBottom
 * @param {(text: string) => void} [course] is told where the round has come to
 */
export const openShed = (labels, hasBottom, course = () => {}) => {
  const bottom = hasBottom ? openBottom() : undefined
  const trick = openTrick()
  const list = openList()

  /** A card to each hand at a time; then all hands are turned. @param {number[]} apart @param {Dealt[]} dealt */
  const deal = async (apart, dealt) => {
    const hands = dealt.map(({ hand, seat, cards }) => ({
      seat,
      cards: cards.filter((_, at) => !apart.includes(hand.cards[at])),
    }))
    const most = Math.max(...hands.map(({ cards }) => cards.length))
    for (const { seat, cards } of hands) seat?.cards.style.setProperty('--cards', String(cards.length))
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
    let isLead = true
    for (const { key, cards, notes, passed } of stepsOf(plays, keys)) {
      for (const each of passed) list.pass(labels[each])
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
        isLead = true
        await pause(PASS_MS)
        continue
      }
      trick.show(labels[key], cards)
      list.put(labels[key], cards, isLead)
      isLead = false
      played++
      const next = keys[(keys.indexOf(key) + 1) % keys.length]
      course(
        `${labels[key]}出${kindOf(cards)}，${left.get(key) === 0 ? '出完' : `余 ${left.get(key)} 张 · 轮到${labels[next]}`}`,
      )
      sound.card()
      await pause(playMs(bombOf(cards) !== '', played === plays.length))
    }
    for (const { seat, hand } of dealt) {
      seat?.element.classList.remove('at-turn')
      if (!seat) continue
      seat.note.textContent = hand.note
      seat.role.textContent = hand.role ?? ''
    }
  }

  return {
    head: h('div', { class: 'middle' }, bottom?.element, trick.element),
    list: list.element,
    clear: () => {
      bottom?.clear()
      trick.clear()
      list.clear()
    },
    /** @param {import('@app/contract/play/outcomes').CardsOutcome} outcome @param {Dealt[]} dealt */
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
