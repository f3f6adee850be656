import { slice } from '../../../i18n/slice.ts'
import gift from './text.json'

export const { useText: useGiftText } = slice('promotion/gift', gift)
