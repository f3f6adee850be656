export const a = {
  'A-01': ['client/src/api/session.test.ts › a token makes a member, a user id without one does not'],
  'A-02': [
    'client/src/api/session.test.ts › a check with the flag asks a visitor to log in, once; without it nobody is asked',
    'tests/client/guards.test.tsx › a member’s function tells a visitor to log in, and OK opens the form',
  ],
  'A-03': [
    'tests/client/authFields.test.tsx › is the login on 1, the registration on 2, the retrieval by phone on 3 and by e-mail on 4',
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
  ],
  'A-04': [
    'tests/client/authFields.test.tsx › is the login on 1, the registration on 2, the retrieval by phone on 3 and by e-mail on 4',
    'tests/contract/payloads.test.ts › keeps the four numberings apart',
  ],
  'A-05': [
    'tests/client/auth.test.tsx › a login calls in the order of the specification, closes the dialog and shows the member',
  ],
  'A-06': [
    'tests/client/auth.test.tsx › a registration is checked, made, and signs in by itself',
    'tests/client/authWire.test.tsx › a registration asks with ktype 1, sends nine fields and logs in once with 99',
    'tests/server/auth.test.ts › is signed in at once, without captcha and without a risky answer',
  ],
  'A-07': [
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
  ],
  'A-08': [
    'tests/client/guards.test.tsx › a token that the server does not know ends at home, with one message and the login form',
    'client/src/api/api.test.ts › five parallel expiries end it once, and clear what was decrypted',
    'client/src/api/api.test.ts › HTTP 401 without an envelope expires too; without a token nothing is said',
  ],
} satisfies Record<string, readonly string[]>
