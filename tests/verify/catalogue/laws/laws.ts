import type { Law } from '../../covers.ts'
import { listLaws } from './lists.ts'
import { messageLaws } from './messages.ts'
import { orderLaws } from './orders.ts'
import { moneyLaws } from './money.ts'
import { sessionLaws } from './session.ts'

/** What several answers keep together: money, lists, sessions, and the nineteen messages. */
export const laws: readonly Law[] = [...listLaws, ...sessionLaws, ...messageLaws, ...moneyLaws, ...orderLaws]
