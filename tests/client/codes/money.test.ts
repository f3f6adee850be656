import { describe } from 'vitest'
import { MONEY_ROWS } from './money.data.ts'
import { describeCodes } from './meet.ts'

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/deposit/SaveMoneyScreen.tsx'),
  import('../../../client/src/features/deposit/WaitScreen.tsx'),
  import('../../../client/src/features/restraint/RestraintScreen.tsx'),
  import('../../../client/src/features/wallet/ExchangeScreen.tsx'),
  import('../../../client/src/features/wallet/TransferMoneyScreen.tsx'),
  import('../../../client/src/features/wallet/TransRecordScreen.tsx'),
  import('../../../client/src/features/wallet/WalletScreen.tsx'),
  import('../../../client/src/features/withdraw/TakeMoneyScreen.tsx'),
])

// [NB-10 SC-6012 SC-6015 SC-6016 SC-6035 SC-6099 SC-6100 SC-6110 SC-6111 SC-6449]
describe('the codes of deposits, withdrawals, transfers and limits of one’s own', () => {
  describeCodes(MONEY_ROWS)
})
