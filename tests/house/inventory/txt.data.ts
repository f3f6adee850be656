import type { Owners } from './findings.ts'

export const txt = {
  'TXT-*': [
    'contract/src/rules/texts.test.ts › there are 45 texts and no two are alike',
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
  ],
  'TXT-OK-1': [
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
    'tests/client/auth.test.tsx › a registration is checked, made, and signs in by itself',
  ],
  'TXT-OK-2': [
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
    'tests/client/auth.test.tsx › a forgotten password is set anew by %s',
  ],
  'TXT-OK-3': [
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
    'tests/client/auth.test.tsx › a forgotten password is set anew by %s',
  ],
  'TXT-OK-4': [
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
    'tests/client/authSteps.test.tsx › a voice call asks for cate 2 and says that the phone will ring',
  ],
  'TXT-OK-5': [
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
    'tests/client/globals.test.tsx › by a transfer of all that lies in the centre, pressed twice at once, says so and goes in',
  ],
  'TXT-DLG-1': [
    'tests/client/globals.test.tsx › without a title is 温馨提示, closes by its button and tells its caller',
  ],
  'TXT-DLG-2': [
    'tests/client/guards.test.tsx › a member’s function tells a visitor to log in, and OK opens the form',
  ],
  'TXT-DLG-3': ['tests/client/globals.test.tsx › says 加载中... and goes after three seconds when asked to'],
  'TXT-DLG-4': [
    'tests/client/globals.test.tsx › that enters asks a member nothing',
    'contract/src/rules/texts.test.ts › every code point is the one of the specification',
  ],
  'TXT-ERR-1': [
    'tests/client/globals.test.tsx › %s without words of the server reads %s',
    'client/src/api/api.test.ts › %s is the trouble of the service, told once',
  ],
  'TXT-ERR-2': [
    'tests/client/guards.test.tsx › a token that the server does not know ends at home, with one message and the login form',
  ],
  'TXT-ERR-3': ['tests/client/globals.test.tsx › %s without words of the server reads %s'],
  'TXT-ERR-4': ['tests/client/globals.test.tsx › %s without words of the server reads %s'],
  'TXT-ERR-5': ['tests/client/globals.test.tsx › %s without words of the server reads %s'],
} satisfies Owners
