/** State of links to something that is only looked at: whoever closes it is back where the link stands. */
export const VISIT = { isVisit: true } as const

export const isVisit = (state: unknown): boolean => (state as Partial<typeof VISIT> | null)?.isVisit === true
