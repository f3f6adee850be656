import { slice } from './slice.ts'
import shell from './zh-CN/shell.json'

export const { useText: useShellText, text: shellText } = slice('shell', shell)
