import answers from '@app/seeds/catalogue/feedbackAnswers.json' with { type: 'json' }
import payments from '@app/seeds/catalogue/payments.json' with { type: 'json' }
import type { BetLeg, BetRecord } from '@app/contract/bet/betRecord'
import type { DepositReward } from '@app/contract/feedback/feedback'
import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import { sidesText } from '@app/contract/sport/market/sides'
import { pickLine } from '@app/contract/sport/slip/entry'
import { fromCents, toCents } from '@app/contract/kit/cents'

export const TYPE_NAMES: Record<FeedbackType, string> = {
  deposit: '存款问题',
  withdrawal: '取款问题',
  bet: '注单问题',
  promotion: '优惠活动',
  other: '其他建议',
}

/** What an answer may name: `{name}`, `{betId}`, `{settled}`, `{orderNo}` in its text. */
export interface AnswerParts {
  name: string
  betId: string | null
  /** By what the ticket was settled, and as what; null where that isn't a score. */
  settled: string | null
  orderNo: string | null
}

/** The answers that fit: about the attached ticket or order where there is one. */
export const answersFor = (
  type: FeedbackType,
  { betId, settled, orderNo }: AnswerParts,
): readonly string[] => {
  if (type === 'bet' && settled !== null) return answers.betSettled
  if (type === 'bet' && betId !== null) return answers.betNamed
  if (type === 'deposit' && orderNo !== null) return answers.depositNamed
  return answers[type]
}

/** As many matches as a message names. */
const LEGS_TOLD = 4

const legWords = ({ match, playName, pickName, wtype, line, resultName }: BetLeg): string => {
  const score = match?.scoreFinal ? ` 最终比分 ${match.scoreFinal}` : ''
  const pick = [playName, pickName, pickLine(wtype, line)].filter(Boolean).join(' ')
  return `${match ? sidesText(match) : ''}${score}，${pick}${resultName && ` 判${resultName}`}`
}

/** The scores of a settled ticket of sport, what its picks came to by them, and what came back. */
export const settledWords = ({ status, legs, resultName, payout }: BetRecord): string | null => {
  if (status !== 'settled' || !legs.some(({ match }) => match?.scoreFinal)) return null
  const told = legs.slice(0, LEGS_TOLD).map(legWords).join('；')
  const more = legs.length > LEGS_TOLD ? `；另有 ${legs.length - LEGS_TOLD} 场` : ''
  const whole = legs.length > 1 || !legs[0]?.resultName ? `，整单${resultName}` : ''
  return `${told}${more}${whole}，返还 ¥${payout}`
}

export const filled = (text: string, { name, betId, settled, orderNo }: AnswerParts): string =>
  text
    .replace('{name}', name)
    .replace('{betId}', betId ?? '')
    .replace('{settled}', settled ?? '')
    .replace('{orderNo}', orderNo ?? '')

export const ANSWERERS: readonly string[] = answers.answerers

/** The ways to pay that give something on top, for complaints about a bonus. */
export const depositRewards = (): DepositReward[] =>
  (payments as (Pick<DepositReward, 'code' | 'name' | 'kind' | 'bonusRate' | 'min'> & { max: string })[])
    .filter(({ bonusRate }) => bonusRate > 0)
    .map(({ code, name, kind, bonusRate, min, max }) => ({
      code,
      name,
      kind,
      bonusRate,
      min,
      maxReward: fromCents(Math.floor((toCents(max) * Math.round(bonusRate * 10)) / 1_000)),
      description: `使用${name}每笔存款赠送 ${bonusRate}%，随存款一同到账，礼金须完成一倍流水。`,
    }))
