import { slice } from './slice.ts'
import ui from './zh-CN/ui.json'

export const { useText: useUiText, text: uiText } = slice('ui', ui)
