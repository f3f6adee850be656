import { HANDS } from './kit/roadMap.js'

/**
 * @typedef {object} Look
 * @property {{ key: string, label: string }[]} hands
 * @property {number} size Cards of a hand that are dealt in turn; what is beyond them comes last.
 * @property {number} [places] Drawn before the first deal, where there are not as many as cards, or more than five.
 * @property {string} play
 * @property {string} [road]
 * @property {boolean} [isQuick] Many cards: they are dealt and turned faster, the banker's last.
 * @property {boolean} [isPlayed] The hands are played out, play by play.
 * @property {string[]} [tie] The spots that a tie gives half of the stake back.
 * @property {string} hint
 */

/** @param {string[]} keys */
const facing = (...keys) => keys.map((key) => ({ key, label: HANDS[key] }))
/** @param {string[]} labels @param {string[]} keys */
const hands = (labels, keys) => labels.map((label, at) => ({ label, key: keys[at] }))
/** What the tables look like before the first deal. @type {Record<string, Look>} */
export const LOOKS = {
  baccarat: {
    hands: facing('player', 'banker'),
    size: 3,
    play: '发牌',
    hint: '闲、庄、和任选，按“发牌”',
  },
  dragon: {
    hands: facing('dragon', 'tiger'),
    size: 1,
    tie: ['dragon', 'tiger'],
    play: '发牌',
    hint: '龙、虎、和任选，按“发牌”',
  },
  redblack: {
    hands: facing('red', 'black'),
    size: 3,
    play: '开牌',
    hint: '红、黑任选，按“开牌”',
  },
  niuniu: {
    hands: hands(['庄', '天', '地', '玄', '黄'], ['banker', 'seat1', 'seat2', 'seat3', 'seat4']),
    size: 5,
    play: '发牌',
    road: '庄家：牛为牛牛，没为没牛',
    isQuick: true,
    hint: '选择一家或多家，按“发牌”',
  },
  thirteen: {
    hands: hands(['庄', '天', '地', '玄'], ['banker', 'seat1', 'seat2', 'seat3']),
    size: 13,
    places: 13,
    play: '发牌',
    road: '各家对庄',
    isQuick: true,
    hint: '选择一家或多家，按“发牌”',
  },
  tiles: {
    hands: hands(['庄', '上', '对', '下'], ['banker', 'seat1', 'seat2', 'seat3']),
    size: 2,
    play: '发牌',
    road: '庄家：字为对子，杠为二八杠',
    hint: '选择一家或多家，按“发牌”',
  },
  race: {
    hands: hands(['东', '南', '西'], ['seat1', 'seat2', 'seat3']),
    size: 16,
    places: 16,
    play: '开局',
    road: '先走的一家',
    isPlayed: true,
    hint: '猜谁先出完，按“开局”',
  },
  landlord: {
    hands: hands(['甲', '乙', '丙'], ['seat1', 'seat2', 'seat3']),
    size: 20,
    places: 17,
    play: '开局',
    road: '胜方',
    isPlayed: true,
    hint: '猜胜方或有无炸弹，按“开局”',
  },
}
