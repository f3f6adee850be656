import { slice } from './slice.ts'
import match from './zh-CN/match.json'

export const { useText: useMatchText } = slice('match', match)
