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

// [NB-06 NB-07 SC-6003 SC-6004 SC-6005 SC-6006 SC-6007 SC-6008 SC-6010 SC-6011 SC-6013 SC-6014 SC-6017]
// [SC-6025 SC-6026 SC-6027 SC-6028 SC-6029 SC-6030 SC-6031 SC-6033 SC-6034 SC-6037 SC-6038 SC-6039 SC-6066]
describe('the codes of signing in, the profile and the accounts to be paid to', () => {
  // [TRAP-61 X-09 X-14]
  describeCodes(ROWS)
})
