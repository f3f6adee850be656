import { clock } from '../../../../lib/clock.ts'
import { dayStart, minuteText, shortDateTimeText } from '../../../../lib/text/date.ts'
import { useSportText } from '../../text.ts'

const DAY_MS = 86_400_000

/** When a match begins: today's by the time alone, another day's with the day. */
export const useKickoffText = () => {
  const t = useSportText()
  return (startTime: number): string => {
    const days = (dayStart(startTime) - dayStart(clock.now())) / DAY_MS
    const time = minuteText(startTime)
    return { 0: time, 1: t('tomorrow', { time }) }[days] ?? shortDateTimeText(startTime)
  }
}
