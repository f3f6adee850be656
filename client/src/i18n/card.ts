import { slice } from './slice.ts'
import card from './zh-CN/card.json'

export const { useText: useCardText } = slice('card', card)
