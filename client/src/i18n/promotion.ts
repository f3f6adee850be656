import { slice } from './slice.ts'
import promotion from './zh-CN/promotion.json'

export const { useText: usePromotionText } = slice('promotion', promotion)
