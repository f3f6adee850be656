import { slice } from './slice.ts'
import sport from './zh-CN/sport.json'

export const { useText: useSportText, text: sportText } = slice('sport', sport)
