import { slice } from './slice.ts'
import ui from './zh-CN/ui.json'

export const { useText: useUiText } = slice('ui', ui)
