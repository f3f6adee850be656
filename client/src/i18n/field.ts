import { slice } from './slice.ts'
import field from './zh-CN/field.json'

export const { useText: useFieldText } = slice('field', field)
