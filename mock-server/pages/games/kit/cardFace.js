import { h } from './dom.js'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** In the order of the server's cards; the selector keeps them from becoming emoji. */
const SUITS = ['♦', '♣', '♥', '♠'].map((suit) => `${suit}\uFE0E`)
const SUIT_NAMES = ['方块', '梅花', '红心', '黑桃']

const JOKERS = ['小王', '大王']
const DECK = 52

/** @param {number} card */
const cardName = (card) => JOKERS[card - DECK] ?? `${SUIT_NAMES[Math.floor(card / 13)]}${RANKS[card % 13]}`

/** In as few letters as there are: ♠10, 大王. @param {number} card */
export const faceText = (card) => JOKERS[card - DECK] ?? `${SUITS[Math.floor(card / 13)]}${RANKS[card % 13]}`

/** @param {number} card */
export const rankText = (card) => RANKS[card % 13]

/** What stands on a card: its corner, its middle, its colour. @param {number} card */
const faceOf = (card) => {
  const joker = JOKERS[card - DECK]
  if (joker) return { corner: [...joker], pip: '★', colour: card === DECK ? 'black' : 'red' }
  const suit = Math.floor(card / 13)
  const sign = SUITS[suit] ?? ''
  const rank = RANKS[card % 13] ?? ''
  const isCourt = ['J', 'Q', 'K'].includes(rank)
  return {
    corner: [rank, sign],
    pip: isCourt ? rank : sign,
    colour: `${suit % 2 === 0 ? 'red' : 'black'}${isCourt ? ' court' : rank === '10' ? ' ten' : ''}`,
  }
}

/** A card that lies face down until it is turned. @param {number} card */
export const newCard = (card) => {
  const { corner, pip, colour } = faceOf(card)
  const element = h(
    'span',
    { class: 'card', role: 'img', 'aria-label': '牌背' },
    h(
      'span',
      { class: 'card-in' },
      h('span', { class: 'card-back' }),
      h(
        'span',
        { class: `card-face ${colour}` },
        h('b', { class: 'corner' }, corner[0], h('br'), corner[1]),
        h('span', { class: 'pip' }, pip),
        h('b', { class: 'corner low' }, corner[0], h('br'), corner[1]),
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
