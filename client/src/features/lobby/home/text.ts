import { slice } from '../../../i18n/slice.ts'
import later from './text.json'

/** What nobody waits for at the top of home. */
export const { useText: useHomeText } = slice('lobby/home', later)
