import { h } from './dom.js'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** In the order of the server's cards; the selector keeps them from becoming emoji. */
const SUITS = ['♦', '♣', '♥', '♠'].map((suit) => `${suit}\uFE0E`)
const SUIT_NAMES = ['方块', '梅花', '红心', '黑桃']

/** @param {number} card */
const cardName = (card) => `${SUIT_NAMES[Math.floor(card / 13)]}${RANKS[card % 13]}`

/** A card that lies face down until it is turned. @param {number} card */
export const newCard = (card) => {
  const suit = Math.floor(card / 13)
  const rank = RANKS[card % 13]
  const element = h(
    'span',
    { class: 'card', role: 'img', 'aria-label': '牌背' },
    h(
      'span',
      { class: 'card-in' },
      h('span', { class: 'card-back' }),
      h(
        'span',
        { class: `card-face ${suit % 2 === 0 ? 'red' : 'black'}` },
        h('b', { class: 'corner' }, rank, h('br'), SUITS[suit]),
        h('span', { class: 'pip' }, SUITS[suit]),
        h('b', { class: 'corner low' }, rank, h('br'), SUITS[suit]),
      ),
    ),
  )
  return {
    element,
    turn: () => {
      element.classList.add('open')
      element.setAttribute('aria-label', cardName(card))
    },
  }
}
