import { slice } from '../../i18n/slice.ts'
import restraint from './text.json'

export const { useText: useRestraintText } = slice('restraint', restraint)
