import { slice } from './slice.ts'
import restraint from './zh-CN/restraint.json'

export const { useText: useRestraintText, text: restraintText } = slice('restraint', restraint)
