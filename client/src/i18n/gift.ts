import { slice } from './slice.ts'
import gift from './zh-CN/gift.json'

export const { useText: useGiftText } = slice('gift', gift)
