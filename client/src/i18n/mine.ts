import { slice } from './slice.ts'
import mine from './zh-CN/mine.json'

export const { useText: useMineText } = slice('mine', mine)
