import { h } from '../dom.js'
import { returnsTable } from '../spots.js'

/** What may be put down, each with cards that show it: ranks, what is taken along behind a plus. */
const SHAPES = [
  { name: '单张', cards: '7' },
  { name: '对子', cards: '8 8' },
  { name: '三条', cards: 'Q Q Q, Q Q Q + 4, Q Q Q + 4 4', note: '可带一张单牌或一对' },
  { name: '顺子', cards: '3 4 5 6 7', note: '五张以上相连，最大到 A' },
  { name: '连对', cards: '4 4 5 5 6 6', note: '三对以上相连，最大到 A' },
  { name: '飞机', cards: '5 5 5 6 6 6 + 3 9', note: '两组以上相连的三条，可带同样多的单牌或对子' },
  { name: '炸弹', cards: '9 9 9 9', note: '四张相同，压其他牌型' },
]
const ROCKET = { name: '王炸', cards: '大王 小王', note: '最大，压所有牌' }
const SUITS = ['♠', '♥', '♣', '♦'].map((suit) => `${suit}\uFE0E`)

/** @param {string} text */
const facesOf = (text) => {
  const ranks = text.split(' ')
  const faces = ranks.map((rank, at) => {
    if (rank === '+') return h('i', {}, '带')
    if (rank.endsWith('王')) return h('b', { class: rank === '大王' && 'red' }, rank)
    const suit = ranks.slice(0, at).filter((each) => each === rank).length
    return h('b', { class: suit % 2 === 1 && 'red' }, rank, h('small', {}, SUITS[suit]))
  })
  return h('span', { role: 'img', 'aria-label': text.replace('+', '带') }, ...faces)
}

/** What the rules of a table whose hands are played out show: what each spot gives back, and what may be put down. @param {import('@app/contract/play/outcomes').Spot[]} spots @param {boolean} hasJokers */
export const shapesOf = (spots, hasJokers) => [
  returnsTable(spots),
  h(
    'section',
    {},
    h('h3', {}, '牌型'),
    h(
      'dl',
      { class: 'shapes' },
      ...[...SHAPES, ...(hasJokers ? [ROCKET] : [])].map(({ name, cards, note }) =>
        h(
          'div',
          {},
          h('dt', {}, name),
          h(
            'dd',
            {},
            h('span', { class: 'faces' }, ...cards.split(', ').map(facesOf)),
            note && h('small', { class: 'soft' }, note),
          ),
        ),
      ),
    ),
  ),
]
