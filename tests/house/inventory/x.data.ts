import type { Owners } from './findings.ts'

export const x = {
  'X-00': [
    'tests/contract/inventory.test.ts › names every documented code once',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
  ],
  'X-01': [
    'client/src/api/api.test.ts › with the safe switch on neither path nor payload can be read, and the answer is understood',
  ],
  'X-02': ['client/src/api/api.test.ts › reject with the whole response and are told once'],
  'X-03': ['client/src/api/api.test.ts › %s is a result, never a message'],
  'X-04': ['tests/client/globals.test.tsx › a missing real name leads to the profile'],
  'X-05': [
    'tests/client/sportEntry.test.tsx › a channel that does not know the member says so once, is entered again, and the board opens',
  ],
  'X-06': [
    'tests/client/globals.test.tsx › of the sport channel that fails says to log in first, whatever the server said',
  ],
  'X-07': [
    'tests/client/globals.test.tsx › that meets a venue activity opens the venue dialog; entering directly launches past it',
    'tests/server/money/venue.test.ts › enters with isActivity, stays in while the turnover is missing, and comes back when it may',
  ],
  'X-08': [
    'tests/client/globals.test.tsx › whose transfer meets the activity too says so, and OK leaves the venue alone',
  ],
  'X-09': [
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
    'tests/client/codes/account.test.ts › describeCodes(ROWS)',
  ],
  'X-10': ['tests/client/auth.test.tsx › a wrong password is one toast, and the form keeps what was typed'],
  'X-11': ['tests/client/auth.test.tsx › a name that exists is told once and the form keeps what was typed'],
  'X-12': [
    'tests/client/auth.test.tsx › a picture captcha is asked for; a wrong answer is told where it stands, beside another picture',
  ],
  'X-13': [
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
  ],
  'X-14': [
    'tests/client/codes/account.test.ts › describeCodes(ROWS)',
    'client/src/api/api.test.ts › reject with the whole response and are told once',
  ],
  'X-15': [
    'tests/server/member.test.ts › says 未满18周岁不可参与 to a birthday too young',
    'contract/src/rules/birthday.test.ts › eighteen today is old enough, eighteen tomorrow is not',
  ],
  'X-16': [
    'tests/client/authDialog.test.tsx › leads to support: the warning of scams first, then the page in a new tab',
  ],
} satisfies Owners
