import { slice } from '../../i18n/slice.ts'
import promotion from './text.json'

export const { useText: usePromotionText } = slice('promotion', promotion)
