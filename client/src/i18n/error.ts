import { slice } from './slice.ts'
import error from './zh-CN/error.json'

export const { useText: useErrorText, text: errorText } = slice('error', error)
