const SITE_OFFSET = 8 * 3_600_000

/** Site time (GMT+8) of epoch milliseconds: 2026-11-21 15:04:05. */
export const timeText = (at: number): string =>
  new Date(at + SITE_OFFSET).toISOString().slice(0, 19).replace('T', ' ')
export const clockText = (at: number): string => timeText(at).slice(11)

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** 刚刚, 42 秒, 7 分, 3 小时 of milliseconds. */
export const lastsText = (ms: number): string => {
  if (ms < SECOND) return '刚刚'
  if (ms < MINUTE) return `${Math.floor(ms / SECOND)} 秒`
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} 分`
  return `${Math.floor(ms / HOUR)} 小时`
}
