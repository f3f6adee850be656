/** How long the wheel turns. */
export const SPIN_MS = 5200
/** Somebody who wants no motion sees the outcome at once. */
export const spinTime = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SPIN_MS)
