import { Hub } from './hub/Hub.tsx'

// What is in view comes along with the page; a failure is told where it is shown.
import('./hub/Exchanges.tsx').catch(() => undefined)

/** /mine/exchange: the hub of money, points for gifts and one currency for the other in view (U-ACT-02, U-FD-06). */
export const ExchangeScreen = () => <Hub section="exchange" />
