import { slice } from '../../i18n/slice.ts'
import card from './text.json'

export const { useText: useCardText } = slice('card', card)
