import { TODAY_MS } from '@app/contract/sport/codes'
import { clock } from '../../../../lib/clock.ts'
import { minuteText, shortDateTimeText } from '../../../../lib/text/date.ts'
import { useToday } from '../../../../ui/useToday.ts'
import { useSportText } from '../../text.ts'

/** When a match begins: by its time and the nearest midnight, and with its date from where 早盘 begins. */
export const useKickoffText = () => {
  const t = useSportText()
  const from = useToday()
  return (startTime: number, today = minuteText(startTime)): string => {
    if (startTime < from || startTime >= clock.now() + TODAY_MS) return shortDateTimeText(startTime)
    return startTime < from + 2 * TODAY_MS ? today : t('tomorrow', { time: minuteText(startTime) })
  }
}
