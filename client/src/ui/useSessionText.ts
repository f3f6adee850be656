import { ABOUT_TO_START, HALF_TIME, OVERTIME } from '@app/contract/sport/clock'
import { useUiText } from '../i18n/ui.ts'

/** The contract names sessions in the specification's own words; another language has its words for them. */
const KEYS = {
  上半场: 'firstHalf',
  下半场: 'secondHalf',
  全场: 'wholeMatch',
  第一节: 'quarter1',
  第二节: 'quarter2',
  第三节: 'quarter3',
  第四节: 'quarter4',
  [HALF_TIME]: 'halfTime',
  [OVERTIME]: 'overtime',
  [ABOUT_TO_START]: 'aboutToStart',
} as const

/** A session label or a clock of the match clock in the chosen language. */
export const useSessionText = (): ((label: string) => string) => {
  const t = useUiText()
  return (label) => {
    const key = (KEYS as Record<string, (typeof KEYS)[keyof typeof KEYS] | undefined>)[label]
    return key ? t(key) : label
  }
}
