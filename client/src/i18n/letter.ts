import { slice } from './slice.ts'
import letter from './zh-CN/letter.json'

export const { useText: useLetterText } = slice('letter', letter)
