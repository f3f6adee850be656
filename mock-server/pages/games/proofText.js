import { faceText } from './kit/cardFace.js'
import { timeText } from './kit/dialog.js'
import { shown, signed, toCents } from './kit/money.js'
import { tileText } from './kit/tileFace.js'

/** What a number belongs to, by the code's own name of it. @type {Record<string, string>} */
const OWNERS = {
  dice: '骰子',
  balls: '球号',
  number: '号码',
  cents: '派彩（分）',
  lucky: '鸿运局',
  pool: '奖池',
}
/** Of several alike, where the counting starts. @type {Record<string, [string, number]>} */
const ROWS = { spin: ['转', 0], map: ['图', 0], match: ['场', 0] }
/** @type {Record<string, string>} */
const ANSWERS = { true: '是', false: '否' }

/** @param {string} key */
const ownerOf = (key) => {
  const [, row = '', at = ''] = /^([a-z]+)(\d+)$/.exec(key) ?? []
  const [word, from] = ROWS[row] ?? ['', 0]
  return word ? `第 ${Number(at) + 1 - from} ${word}` : (OWNERS[key] ?? key)
}

/**
 * Whose the cards of a round are, and what they are called.
 * @param {import('@app/contract/play/play').PlayProof} round
 */
export const namesOf = ({ kind, outcome }) => {
  const { hands = [] } = /** @type {Partial<import('@app/contract/play/outcomes').CardsOutcome>} */ (outcome)
  const labels = Object.fromEntries(hands.map(({ key, label }) => [key, label]))
  const text = kind === 'tiles' ? tileText : faceText
  return {
    owner: (/** @type {string} */ key) => labels[key] ?? ownerOf(key),
    value: (/** @type {number | string} */ value) =>
      hands.length > 0 ? text(Number(value)) : (ANSWERS[value] ?? value),
  }
}

/** @param {ReturnType<typeof namesOf>} names @param {[string, (number | string)[]][]} groups */
export const groupsText = ({ owner, value }, groups) =>
  groups.map(([name, values]) => `${owner(name)}：${values.map(value).join(' ')}`).join('\n')

/** A round in the list of them: one of many, and never like the one before. @param {import('@app/contract/play/play').PlayRound} round */
export const roundText = ({ at, result, win }) => `${timeText(at)} 盈亏 ${signed(toCents(win))} ${result}`

const ROW_NAMES = ['上', '中', '下']

/** What the stops of the reels showed, and what that paid. @param {import('@app/contract/play/play').PlayProof} round */
export const spinsText = ({ setting, outcome, payout }) => {
  const { names, strips } = /** @type {import('@app/contract/play/outcomes').SlotSetting} */ (setting)
  const { spins, scatters, pool } = /** @type {import('@app/contract/play/outcomes').SlotOutcome} */ (outcome)
  const name = (/** @type {string} */ symbol) => names[/** @type {keyof typeof names} */ (symbol)]
  const prize = pool?.isWon ? pool.cents : 0
  const bonus = toCents(payout) - prize - spins.reduce((sum, { cents }) => sum + cents, 0)
  const lines = spins.flatMap(({ stops, wins }, at) => [
    `${ownerOf(`spin${at}`)}：`,
    ...ROW_NAMES.map(
      (row, down) =>
        `${row}　${strips.map((strip, reel) => name(strip[(stops[reel] + down) % strip.length])).join(' ')}`,
    ),
    wins.length > 0
      ? wins.map(({ symbol, count, cents }) => `${name(symbol)}×${count} 得 ${shown(cents)}`).join('，')
      : '未中奖',
  ])
  if (bonus > 0) lines.push(`${names.S}×${scatters} 得 ${shown(bonus)}`)
  if (prize > 0) lines.push(`奖池 得 ${shown(prize)}`)
  return [...lines, `合计 ${payout}`].join('\n')
}
