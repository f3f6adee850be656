/** State of links to something that is only looked at: whoever closes it is back where the link stands. */
export const VISIT = { isVisit: true } as const

/** State of links to the slip of the channel. */
export const SLIP = { isSlip: true } as const

export const isSlipAsked = (state: unknown): boolean =>
  (state as Partial<typeof SLIP> | null)?.isSlip === true

export const isVisit = (state: unknown): boolean => (state as Partial<typeof VISIT> | null)?.isVisit === true
