/** The affiliate programme, invented with the brand (U-APP-01): the share of a month's net win by active members. */
export interface Tier {
  /** Members with a valid bet in the month. */
  from: number
  percent: number
}

export const TIERS: readonly Tier[] = [
  { from: 1, percent: 30 },
  { from: 10, percent: 35 },
  { from: 30, percent: 40 },
  { from: 100, percent: 45 },
  { from: 300, percent: 50 },
]

/** Of each member's net win before the share: payment fees and gifts. */
const COST_PERCENT = 12

export const tierOf = (members: number): Tier => TIERS.findLast(({ from }) => members >= from) ?? TIERS[0]!

/** Yuan a month; nothing is owed for a month in which the members won. */
export const commission = (members: number, netWinEach: number): number => {
  const net = members * netWinEach * (100 - COST_PERCENT)
  return Math.max(0, Math.floor((net * tierOf(members).percent) / 10_000))
}
