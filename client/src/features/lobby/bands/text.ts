import { slice } from '../../../i18n/slice.ts'
import homeRest from './text.json'

/** Apart from the lobby's: nobody waits for the lower half of home. */
export const { useText: useHomeRestText } = slice('lobby/bands', homeRest)
