import { configure } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ROWS as ACCOUNT_ROWS } from './account.data.ts'
import { codesOf, meetAll, runsOf } from './meet.ts'
import { MONEY_ROWS } from './money.data.ts'
import { SERVICE_ROWS } from './service.data.ts'

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/member/UserinfoScreen.tsx'),
  import('../../../client/src/features/member/parts/AvatarForm.tsx'),
  import('../../../client/src/features/member/parts/ContactForm.tsx'),
  import('../../../client/src/features/member/parts/EmailForm.tsx'),
  import('../../../client/src/features/member/parts/PasswordForm.tsx'),
  import('../../../client/src/features/member/parts/PhoneForm.tsx'),
  import('../../../client/src/features/member/parts/SecondPasswordForm.tsx'),
  import('../../../client/src/features/card/AccountManageScreen.tsx'),
  import('../../../client/src/features/card/AddBankCardScreen.tsx'),
  import('../../../client/src/features/card/AlipayManageScreen.tsx'),
  import('../../../client/src/features/card/VirtualCoinCardScreen.tsx'),
  import('../../../client/src/features/deposit/SaveMoneyScreen.tsx'),
  import('../../../client/src/features/deposit/WaitScreen.tsx'),
  import('../../../client/src/features/restraint/RestraintScreen.tsx'),
  import('../../../client/src/features/wallet/ExchangeScreen.tsx'),
  import('../../../client/src/features/wallet/TransferMoneyScreen.tsx'),
  import('../../../client/src/features/wallet/TransRecordScreen.tsx'),
  import('../../../client/src/features/wallet/WalletScreen.tsx'),
  import('../../../client/src/features/withdraw/TakeMoneyScreen.tsx'),
])

// A row is many calls: one that waits for a busy machine is no failure.
configure({ asyncUtilTimeout: 20_000 })

const ROWS = [...ACCOUNT_ROWS, ...MONEY_ROWS, ...SERVICE_ROWS]
const SLOW_MS = 120_000

describe('every code that can meet a screen is shown as specified, once, and the screen goes on', () => {
  test.each(ROWS.flatMap(runsOf))(
    '$title',
    async ({ row, codes }) => {
      expect(await meetAll(row, codes)).toEqual(codes)
    },
    SLOW_MS,
  )
})

test('the table leaves out no code of its calls', () => {
  for (const row of ROWS) expect(codesOf(row)).toEqual(expect.arrayContaining([...row.endpoint.refusals]))
})
