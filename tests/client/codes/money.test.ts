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

describe('the codes of deposits, withdrawals, transfers and limits of one’s own', () => {
  describeCodes(MONEY_ROWS)
})
