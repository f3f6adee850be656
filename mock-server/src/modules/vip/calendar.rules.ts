import { SITE_OFFSET } from '../../world/clock.ts'
import { dayText } from '../../world/calendar.ts'

/** "11月23日" */
export const dayName = (at: number): string => {
  const [, month, day] = dayText(at).split('-')
  return `${Number(month)}月${Number(day)}日`
}

/** The birthday in the year of `at`; one of 29 February is kept on 1 March of other years. */
export const birthdayIn = (birthday: string, at: number): number => {
  const [, month, day] = birthday.split('-').map(Number) as [number, number, number]
  return Date.UTC(Number(dayText(at).slice(0, 4)), month - 1, day) - SITE_OFFSET
}
