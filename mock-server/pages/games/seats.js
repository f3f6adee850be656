import { h } from './kit/dom.js'
import { faceText, rankText } from './kit/cardFace.js'
import { shown, signed, toCents } from './kit/money.js'
import { tileText } from './kit/tileFace.js'

/**
 * @typedef {import('@app/contract/play/outcomes').Hand} Hand
 * @typedef {import('@app/contract/play/outcomes').CardsOutcome & import('@app/contract/play/outcomes').TableOutcome} CardsOutcome
 * @typedef {'won' | 'even' | 'lost'} How
 * @typedef {{ on: string, stake: string }[]} Bets
 */

const SIGNS = { won: '>', even: '=', lost: '<' }
const WORDS = { won: '胜', even: '平', lost: '负' }

/** How a seat stands against the banker. @param {string} key @param {CardsOutcome} outcome @returns {How} */
const howOf = (key, { won, pushed }) => (won.includes(key) ? 'won' : pushed.includes(key) ? 'even' : 'lost')

/** Of two hands that are worth the same: what decided. @param {boolean} isTiles @param {[number, number]} deciding @param {string} sign */
const decidedText = (isTiles, [own, banker], sign) => {
  if (isTiles) return `${tileText(own)} ${sign} ${tileText(banker)}`
  const isSuit = rankText(own) === rankText(banker)
  const text = isSuit ? faceText : rankText
  return `比${isSuit ? '花色' : '单张'} ${text(own)} ${sign} ${text(banker)}`
}

/** Why a seat won or lost: both hands, or what decided between two alike. @param {boolean} isTiles @param {Hand} hand @param {Hand} banker @param {How} how */
const why = (isTiles, { note, deciding }, banker, how) =>
  deciding
    ? [h('span', { class: 'same' }, `同${note}，`), h('span', {}, decidedText(isTiles, deciding, SIGNS[how]))]
    : [h('span', {}, `${note} ${SIGNS[how]} `), h('span', {}, `庄${banker.note}`)]

/** What a stake on a seat came to, behind whether the seat won where that isn't told by its rows. @param {Hand} hand @param {How} how @param {number | undefined} stake in cents @param {number} back */
const cameOf = ({ rows }, how, stake, back) => {
  const word = rows ? '' : WORDS[how]
  if (stake === undefined) return word
  if (how === 'even') return `退 ${shown(back)}`
  const net = signed(back - stake)
  return word ? [h('i', {}, `${word} `), net] : net
}

/**
 * Seats that each are compared with the banker's tell beside their names whether they won and what it brought, and under their
 * cards why.
 * @param {Map<string, { came: HTMLElement, note: HTMLElement }>} seats
 * @param {string} kind
 */
export const openVerdicts = (seats, kind) => {
  const isTiles = kind === 'tiles'
  return {
    clear: () => {
      for (const { came } of seats.values()) {
        came.className = 'came'
        came.textContent = ''
      }
    },
    /** @param {CardsOutcome} outcome @param {Bets} bets @param {Map<number, HTMLElement>} cards each by what it is */
    tell: (outcome, bets, cards) => {
      const banker = outcome.hands[0]
      for (const hand of outcome.hands.slice(1)) {
        const seat = seats.get(hand.key)
        if (!seat) continue
        const how = howOf(hand.key, outcome)
        const at = bets.findIndex(({ on }) => on === hand.key)
        seat.came.className = `came ${how}`
        const stake = at < 0 ? undefined : toCents(bets[at].stake)
        seat.came.replaceChildren(...[cameOf(hand, how, stake, outcome.backs[at] ?? 0)].flat())
        if (hand.rows) continue
        seat.note.replaceChildren(...why(isTiles, hand, banker, how))
        for (const card of hand.deciding ?? []) cards.get(card)?.classList.add('deciding')
      }
    },
  }
}
