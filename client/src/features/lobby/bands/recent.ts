import { dayRange, minuteText, shortDateTimeText } from '../../../lib/text/date.ts'

/** "13:12" of today, "昨天 13:12" with the word for it, "11-21 13:12" before. */
export const recentText = (ms: number, yesterday: (time: string) => string, now: number): string => {
  if (ms >= dayRange('today', now).startTime) return minuteText(ms)
  return ms >= dayRange('yesterday', now).startTime ? yesterday(minuteText(ms)) : shortDateTimeText(ms)
}
