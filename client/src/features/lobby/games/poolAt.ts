import type { BonusPool } from '@app/contract/game/game'

/** A jackpot at a moment, in yuan: what it was plus its growth since. Never below the last answer. */
export const poolAt = (
  { amount, perSecond, updatedAt }: Pick<BonusPool, 'amount' | 'perSecond' | 'updatedAt'>,
  now: number,
): number => {
  const seconds = Math.max(0, now - updatedAt) / 1000
  return Math.floor((Number(amount) + seconds * Number(perSecond)) * 100) / 100
}
