import { TODAY_MS } from '@app/contract/sport/codes'
import { clock } from '../../../../lib/clock.ts'
import { dayStart, minuteText, shortDateTimeText } from '../../../../lib/text/date.ts'
import { useSportText } from '../../text.ts'

/** When a match begins: by its time and the nearest midnight, and with its date from where 早盘 begins. */
export const useKickoffText = () => {
  const t = useSportText()
  return (startTime: number, today = minuteText(startTime)): string => {
    const now = clock.now()
    const [from, to] = [dayStart(now), now + TODAY_MS]
    if (startTime < from || startTime >= to) return shortDateTimeText(startTime)
    return startTime < from + 2 * TODAY_MS ? today : t('tomorrow', { time: minuteText(startTime) })
  }
}
