/** State of links to something that is looked at over the page, which stays as it is; whoever closes it is back where the link stands. */
export const OVER = { isVisit: true, isOver: true } as const

export const isOver = (state: unknown): boolean => (state as Partial<typeof OVER> | null)?.isOver === true
