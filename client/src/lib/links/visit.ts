/** State of links to something that is only looked at: whoever closes it is back where the link stands. */
export const VISIT = { isVisit: true } as const

/** State of links to the slip of the channel, and to the bets that run, which are beside it. */
export const SLIP = { slipTab: 'slip' } as const
export const OPEN_BETS = { slipTab: 'open' } as const

export const slipTabOf = (state: unknown): 'slip' | 'open' | undefined =>
  (state as Partial<typeof SLIP | typeof OPEN_BETS> | null)?.slipTab

export const isVisit = (state: unknown): boolean => (state as Partial<typeof VISIT> | null)?.isVisit === true
