export interface Demand {
  id: string
  requiredCents: number
  time: number
}
export interface CountedBet {
  bet: number
  at: number
  validCents: number
}

/**
 * The whole story counted anew: each bet goes to the oldest demand that stood when it was placed and isn't met yet, what is
 * left over to the next. What was demanded before the last withdrawal that was paid is met by that. Newest demand first.
 */
export const meter = (
  demands: readonly Demand[],
  bets: readonly CountedBet[],
  paidOutAt: number | undefined,
): { id: string; requiredCents: number; doneCents: number; bets: { bet: number; cents: number }[] }[] => {
  const items = demands
    .toSorted((a, b) => a.time - b.time)
    .map(({ id, requiredCents, time }) => ({
      id,
      requiredCents,
      time,
      doneCents: time < (paidOutAt ?? -1) ? requiredCents : 0,
      bets: [] as { bet: number; cents: number }[],
    }))
  for (const { bet, at, validCents } of bets.toSorted((a, b) => a.at - b.at || a.bet - b.bet)) {
    let left = validCents
    for (const item of items) {
      if (left === 0 || item.time > at) break
      const share = Math.min(left, item.requiredCents - item.doneCents)
      if (share > 0) item.bets.push({ bet, cents: share })
      item.doneCents += share
      left -= share
    }
  }
  return items.toReversed()
}
