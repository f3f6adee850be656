import { describe } from 'vitest'
import { ROWS } from './account.data.ts'
import { describeCodes } from './meet.ts'

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
  import('../../../client/src/features/feedback/FeedbackScreen.tsx'),
])

describe('the codes of signing in, the profile and the accounts to be paid to', () => {
  describeCodes(ROWS)
})
