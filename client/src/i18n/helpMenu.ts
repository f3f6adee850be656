import { slice } from './slice.ts'
import helpMenu from './zh-CN/helpMenu.json'

/** Apart from the frame's: who opens the site doesn't need them. */
export const { useText: useHelpMenuText } = slice('helpMenu', helpMenu)
