import { slice } from '../../i18n/slice.ts'
import sport from './text.json'

export const { useText: useSportText, text: sportText } = slice('sport', sport)
