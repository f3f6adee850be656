import { slice } from './slice.ts'
import help from './zh-CN/help.json'

export const { useText: useHelpText, text: helpText } = slice('help', help)
