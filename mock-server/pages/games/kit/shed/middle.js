import { newCard } from '../cardFace.js'
import { h, mine } from '../dom.js'
import { pause } from '../motion.js'
import { sound } from '../sound.js'
import { bombOf, kindOf } from './forms.js'
import { saidOf } from './log.js'

/**
 * @typedef {import('@app/contract/play/outcomes').CardsOutcome} CardsOutcome
 * @typedef {import('../../shed.js').Dealt} Dealt
 */

const BOTTOM = 3
/** Milliseconds: the cards set apart are seen, turned, and gone to the landlord. */
const BOTTOM_MS = 280

/** @param {number[]} cards */
const opened = (cards) =>
  cards.map((card) => {
    const face = newCard(card)
    face.turn()
    return face.element
  })

/** The cards that are set apart until the landlord takes them. */
export const openBottom = () => {
  const cards = h('div', { class: 'hand-cards' })
  const clear = () =>
    cards.replaceChildren(...Array.from({ length: BOTTOM }, () => h('span', { class: 'card-place' })))
  clear()
  /** @param {number[]} bottom @param {Dealt[]} dealt */
  const mark = (bottom, dealt) => {
    for (const { hand, seat, cards: own } of dealt) {
      if (seat) seat.role.textContent = hand.role ?? ''
      for (const [at, card] of hand.cards.entries())
        own[at].element.classList.toggle('taken', bottom.includes(card))
    }
  }
  return {
    element: h('section', { class: 'bottom', 'aria-label': '底牌' }, h('h2', {}, '底牌'), cards),
    clear,
    /** As it was after the deal. @param {number[]} bottom @param {Dealt[]} dealt */
    lay: (bottom, dealt) => {
      cards.replaceChildren(...opened(bottom))
      mark(bottom, dealt)
    },
    /** @param {number[]} bottom @param {Dealt[]} dealt */
    give: async (bottom, dealt) => {
      const faces = bottom.map(newCard)
      cards.replaceChildren(...faces.map(({ element }) => element))
      await pause(BOTTOM_MS)
      for (const face of faces) face.turn()
      sound.card()
      mark(bottom, dealt)
      await pause(BOTTOM_MS)
      for (const { hand, seat, cards: own } of dealt)
        for (const [at, card] of hand.cards.entries()) {
          if (!seat || !bottom.includes(card)) continue
          own[at].turn()
          seat.cards.style.setProperty('--cards', String(hand.cards.length))
          seat.cards.insertBefore(own[at].element, seat.cards.children[at] ?? null)
        }
      await pause(BOTTOM_MS)
    },
  }
}

/** Who won, with what, what the others were left with, and which powers were played. @param {CardsOutcome} outcome */
export const verdictOf = ({ hands, plays = [] }) => {
  const last = plays[plays.length - 1]
  const winner = hands.find(({ key }) => key === last.key)
  const labelOf = (/** @type {string} */ key) => hands.find((hand) => hand.key === key)?.label ?? ''
  const lost = hands.filter(({ isWinner }) => !isWinner)
  const powers = plays
    .filter(({ cards }) => bombOf(cards))
    .map(({ key, cards }) => labelOf(key) + bombOf(cards))
  return {
    title: winner?.role ? `${winner.role}胜` : `${winner?.label}先走`,
    why: `${winner?.label}以${saidOf(last.cards)} 走完`,
    left: lost
      .map(({ label, role, key }) => {
        const put = plays.filter((play) => play.key === key).flatMap(({ cards }) => cards)
        const count = (hands.find((hand) => hand.key === key)?.cards.length ?? 0) - put.length
        return `${role === '地主' ? role : ''}${label}剩 ${count} 张`
      })
      .join('、'),
    powers: powers.length > 0 ? powers.join('、') : winner?.role ? '无炸' : '',
  }
}

/** What lies in the middle until something is put on it; at the end who won, and why. */
export const openTrick = () => {
  const who = h('b', {})
  const over = h('small', {})
  const what = h('span', {})
  const put = h('p', {}, who, over, what)
  const cards = h('div', { class: 'lying' })
  const end = h('div', { class: 'end' })
  const element = h('section', { class: 'trick', 'aria-label': '桌面' }, put, end, cards)
  const clear = () => {
    element.className = 'trick'
    end.replaceChildren()
    who.textContent = over.textContent = ''
    what.textContent = '待出牌'
    cards.replaceChildren(h('span', { class: 'card-place' }))
  }
  clear()
  /** @param {number[]} of */
  const lay = (of) => {
    element.classList.toggle('bomb', bombOf(of) !== '')
    cards.style.setProperty('--cards', String(of.length))
    cards.replaceChildren(...opened(of))
  }
  return {
    element,
    clear,
    /** @param {string} name @param {string} before whose cards it takes; none of who leads @param {number[]} of */
    show: (name, before, of) => {
      lay(of)
      who.textContent = name
      over.textContent = before ? `压${before}` : '先出'
      over.classList.toggle('first', !before)
      what.textContent = kindOf(of)
    },
    /** @param {CardsOutcome} outcome @param {number} net of the player, in cents */
    tell: (outcome, net) => {
      const { title, why, left, powers } = verdictOf(outcome)
      lay(outcome.plays?.at(-1)?.cards ?? [])
      element.classList.remove('bomb')
      who.textContent = over.textContent = what.textContent = ''
      element.classList.add('over')
      end.replaceChildren(
        h('p', { class: 'title' }, h('b', {}, title), mine(net)),
        h('p', {}, why),
        h('p', {}, [left, powers].filter(Boolean).join(' · ')),
      )
    },
  }
}
