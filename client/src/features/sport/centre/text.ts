import { slice } from '../../../i18n/slice.ts'
import match from './text.json'

export const { useText: useMatchText } = slice('sport/centre', match)
