import { slice } from './slice.ts'
import rest from './zh-CN/rest.json'
import { dateTimeText } from '../lib/text/date.ts'

export const { useText: useRestText, text: restText } = slice('rest', rest)

/** When a break ends, to the minute as the server's words tell it. */
export const endText = (until: number): string => dateTimeText(until).slice(0, -3)
