import { slice } from './slice.ts'
import rest from './zh-CN/rest.json'

export const { useText: useRestText, text: restText } = slice('rest', rest)
