import type { Owners } from './findings.ts'

export const ev = {
  'EV-01': ['tests/client/authDialog.test.tsx › turns between login 1, register 2, phone 3 and e-mail 4'],
  'EV-02': ['tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s'],
  'EV-03': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'tests/client/authDialog.test.tsx › does not open on login_success',
    'tests/client/everywhere.test.tsx › %s asks to log in, waits, tells and opens the venue dialog in one place each',
  ],
  'EV-04': [
    'tests/client/guards.test.tsx › a token that the server does not know ends at home, with one message and the login form',
    'client/src/api/api.test.ts › five parallel expiries end it once, and clear what was decrypted',
  ],
  'EV-05': ['tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s'],
  'EV-06': ['tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s'],
  'EV-07': ['tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s'],
  'EV-08': ['tests/client/authDialog.test.tsx › opens on %s in its mode, and with its header: %s %s'],
  'EV-09': ['tests/client/authDialog.test.tsx › loses its header after a password change'],
  'EV-10': [
    'tests/client/globals.test.tsx › without a title is 温馨提示, closes by its button and tells its caller',
  ],
  'EV-11': [
    'tests/client/globals.test.tsx › says 加载中... and goes after three seconds when asked to',
    'tests/client/globals.test.tsx › stays until it is dismissed otherwise',
  ],
  'EV-12': [
    'tests/client/everywhere.test.tsx › %s asks to log in, waits, tells and opens the venue dialog in one place each',
  ],
  'EV-13': ['tests/client/games.test.tsx › turns to the tab that an event names'],
} satisfies Owners
