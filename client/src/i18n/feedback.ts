import { slice } from './slice.ts'
import feedback from './zh-CN/feedback.json'

export const { useText: useFeedbackText } = slice('feedback', feedback)
