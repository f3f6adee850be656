import { slice } from './slice.ts'
import homeRest from './zh-CN/homeRest.json'

/** Apart from the lobby's: nobody waits for the lower half of home. */
export const { useText: useHomeRestText } = slice('homeRest', homeRest)
