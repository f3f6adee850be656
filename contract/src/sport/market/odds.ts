import type { OddsType } from '../codes.ts'

/**
 * Prices are integers: `k` is the Hong Kong price in hundredths (profit per 100 staked; 0.95 is 95). Money is integer cents.
 * E and H show exactly what is paid; M and I are derived for display only, money never comes from them.
 */

/** Half up to the integer, exact: the one rounding of money on both sides. Both bigint; the denominator is positive. */
export const roundHalfUp = (numerator: bigint, denominator: bigint): bigint => {
  const doubled = 2n * numerator + denominator
  const divisor = 2n * denominator
  const quotient = doubled / divisor
  return doubled < 0n && doubled % divisor !== 0n ? quotient - 1n : quotient
}

const ceilDiv = (numerator: bigint, denominator: bigint) => (numerator + denominator - 1n) / denominator

/** Malay above even money and Indonesian below it are negative: the number is the risk, the typed stake is the win. */
export const isNegative = (k: number, oddsType: OddsType): boolean =>
  (oddsType === 'M' && k > 100) || (oddsType === 'I' && k < 100)

/** The price in a format, in hundredths. A negative one is cut away from zero, so that it never flatters. k > 0. */
export const shownHundredths = (k: number, oddsType: OddsType): number => {
  if (isNegative(k, oddsType)) return -Math.ceil(10_000 / k)
  return oddsType === 'E' ? k + 100 : k
}

/** "0.95", "-1.06", "1.95"; k = 95. */
export const showOdds = (k: number, oddsType: OddsType): string =>
  hundredthsText(shownHundredths(k, oddsType))

/** 95 → "0.95": the form of a price on the wire. */
export const hundredthsText = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** "0.95" → 95. The wire's empty price (suspended) and anything that is no positive price give undefined. */
export const parsePrice = (text: string): number | undefined => {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) return undefined
  const k = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return k > 0 ? k : undefined
}

export interface Quote {
  /** What leaves the wallet (实扣). */
  riskCents: number
  /** The profit when the bet wins in full (可赢). */
  winCents: number
  /** What comes back then: risk and profit (返还). */
  returnCents: number
}

/**
 * What a typed stake means at a price. Positive prices: stake is risked, stake × k is won, half up to the cent.
 * Negative M or I: the stake is won, stake ÷ k is risked, rounded up to the cent. k in hundredths, k > 0.
 */
export const quote = (k: number, oddsType: OddsType, stakeCents: number): Quote => {
  const stake = BigInt(stakeCents)
  const negative = isNegative(k, oddsType)
  const risk = negative ? ceilDiv(stake * 100n, BigInt(k)) : stake
  const win = negative ? stake : roundHalfUp(stake * BigInt(k), 100n)
  return { riskCents: Number(risk), winCents: Number(win), returnCents: Number(risk + win) }
}

/**
 * The largest stake whose quote keeps within all of: risk ≤ maxRiskCents, win ≤ maxWinCents.
 * On a negative price the win is the stake itself and the risk follows from it.
 */
export const largestStake = (
  k: number,
  oddsType: OddsType,
  maxRiskCents: number,
  maxWinCents: number,
): number => {
  const price = BigInt(k)
  const [risk, win] = [BigInt(Math.max(0, maxRiskCents)), BigInt(Math.max(0, maxWinCents))]
  const [byRisk, byWin] = isNegative(k, oddsType)
    ? [(risk * price) / 100n, win]
    : [risk, (win * 100n) / price]
  return Number(byRisk < byWin ? byRisk : byWin)
}

/**
 * Stake × odds at two decimals, exact half up; "0.00" when either is no number or the product is below zero
 * (B-CALC-04, B-CALC-05). winText("100", "0.955") → "95.50".
 */
export const winText = (stake: string, odds: string): string => {
  const [left, right] = [exact(stake), exact(odds)]
  if (!left || !right) return '0.00'
  const cents = roundHalfUp(left.digits * right.digits * 100n, 10n ** BigInt(left.scale + right.scale))
  return cents > 0n ? hundredthsText(Number(cents)) : '0.00'
}

const exact = (text: string): { digits: bigint; scale: number } | undefined => {
  const match = /^([+-]?\d{1,15})(?:\.(\d{1,8}))?$/.exec(text.trim())
  if (!match) return undefined
  const fraction = match[2] ?? ''
  return { digits: BigInt(`${match[1]!.replace('+', '')}${fraction}`), scale: fraction.length }
}

/** The share of the outcome in the price, 0..1, the margin included: 1 ÷ (1 + k). For the odds lens; money never uses it. */
export const impliedProbability = (k: number): number => 100 / (100 + k)
