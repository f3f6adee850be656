import { slice } from '../../i18n/slice.ts'
import help from './text.json'

export const { useText: useHelpText } = slice('help', help)
