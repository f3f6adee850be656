import { slice } from '../../i18n/slice.ts'
import feedback from './text.json'

export const { useText: useFeedbackText } = slice('feedback', feedback)
