import answers from '@app/seeds/catalogue/feedbackAnswers.json' with { type: 'json' }
import payments from '@app/seeds/catalogue/payments.json' with { type: 'json' }
import type { BetRecord } from '@app/contract/bet/betRecord'
import type { DepositReward } from '@app/contract/feedback/feedback'
import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { COMPLAINT_WINDOW_MS } from '@app/contract/rules/limits'

export const TYPE_NAMES: Record<FeedbackType, string> = {
  deposit: '存款问题',
  withdrawal: '取款问题',
  bet: '注单问题',
  promotion: '优惠活动',
  other: '其他建议',
}

/** TERM-41: nothing can be said against a bet more than fourteen days after its settlement. */
export const isTooLate = ({ settleTime }: Pick<BetRecord, 'settleTime'>, now: number): boolean =>
  settleTime !== null && now - settleTime > COMPLAINT_WINDOW_MS

/** What an answer may name: `{name}`, `{betId}`, `{orderNo}` in its text. */
export interface AnswerParts {
  name: string
  betId: string | null
  orderNo: string | null
}

/** The answers that fit: about the attached ticket or order where there is one. */
export const answersFor = (type: FeedbackType, { betId, orderNo }: AnswerParts): readonly string[] => {
  if (type === 'bet' && betId !== null) return answers.betNamed
  if (type === 'deposit' && orderNo !== null) return answers.depositNamed
  return answers[type]
}

export const filled = (text: string, { name, betId, orderNo }: AnswerParts): string =>
  text
    .replace('{name}', name)
    .replace('{betId}', betId ?? '')
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
