import { slice } from '../../i18n/slice.ts'
import letter from './text.json'

export const { useText: useLetterText } = slice('letter', letter)
