import { dayStart, minuteText, shortDateTimeText } from '../../../../lib/text/date.ts'
import { useToday } from '../../../../ui/useToday.ts'
import { useSportText } from '../../text.ts'

const DAY_MS = 86_400_000

/** Until when a champion can be bet on: by today and tomorrow, else by its date. */
export const useClosesText = () => {
  const t = useSportText()
  const today = useToday()
  return (closesAt: number): string => {
    const days = (dayStart(closesAt) - today) / DAY_MS
    const named = { 0: 'kickoffToday', 1: 'tomorrow' } as const
    const name = named[days as keyof typeof named]
    return t('closesAt', {
      time: name ? t(name, { time: minuteText(closesAt) }) : shortDateTimeText(closesAt),
    })
  }
}
