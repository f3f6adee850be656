import type { Owners } from './findings.ts'

export const st = {
  'ST-FP-01': [
    'tests/client/authSteps.test.tsx › stays at its step when no code was sent and when the code is wrong, and says why',
    'tests/client/authSteps.test.tsx › goes a step back, but not before the first; both ways lead on and back to the login',
  ],
  'ST-FP-02': [
    'tests/client/authSteps.test.tsx › stays at its step when no code was sent and when the code is wrong, and says why',
    'tests/server/forget.test.ts › way.three AUTHENTICATION_REQUIRED',
    'tests/client/auth.test.tsx › a forgotten password is set anew by %s',
  ],
  'ST-FP-03': [
    'tests/client/auth.test.tsx › a forgotten password is set anew by %s',
    'tests/server/sendCode.test.ts › ends all sessions when it has reset the password',
  ],
  'ST-FP-04': [
    'tests/client/authSteps.test.tsx › goes a step back, but not before the first; both ways lead on and back to the login',
    'tests/client/authSteps.test.tsx › ends with 3, 2, 1 and the login form, without a step back',
  ],
} satisfies Owners
