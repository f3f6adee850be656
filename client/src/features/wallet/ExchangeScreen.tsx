import { Hub } from './hub/Hub.tsx'

/** /mine/exchange: the hub of money, points for gifts and one currency for the other in view (U-ACT-02, U-FD-06). */
export const ExchangeScreen = () => <Hub section="exchange" />
