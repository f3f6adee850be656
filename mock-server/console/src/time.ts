const SITE_OFFSET = 8 * 3_600_000

/** Site time (GMT+8) of epoch milliseconds: 2026-11-21 15:04:05. */
export const timeText = (at: number): string =>
  new Date(at + SITE_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
export const clockText = (at: number): string => timeText(at).slice(11)
