import { slice } from '../../i18n/slice.ts'
import restraint from './text.json'

export const { useText: useRestraintText, text: restraintText } = slice('restraint', restraint)
