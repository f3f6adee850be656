export interface Bar {
  /** 2026-11-21 */
  day: string
  /** One for each series: above the line from zero on, below it under zero. */
  cents: readonly number[]
}

export const busyOf = (bars: readonly Bar[]): Bar[] =>
  bars.filter(({ cents }) => cents.some((each) => each !== 0))

/** Of fewer days with anything in them a picture says less than the sums do. */
const LEAST_DAYS = 3

export const isPictured = (bars: readonly Bar[]): boolean => busyOf(bars).length >= LEAST_DAYS
