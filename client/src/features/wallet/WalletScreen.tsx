import { Hub } from './hub/Hub.tsx'

/** /mine/wallet: the hub of money, what lies in the venues in view. */
export const WalletScreen = () => <Hub section="wallet" />
