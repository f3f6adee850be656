import type { Owners } from './findings.ts'

export const ls = {
  'LS-01': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'client/src/api/api.test.ts › what belongs to the member goes with the session, what belongs to the device stays',
    'tests/client/guards.test.tsx › a token that the server does not know ends at home, with one message and the login form',
  ],
  'LS-02': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'client/src/app/start/arrival.test.ts › codes of the address are kept in any case, the first address stays the first',
  ],
  'LS-03': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'client/src/app/start/arrival.test.ts › codes of the address are kept in any case, the first address stays the first',
  ],
  'LS-04': [
    'client/src/app/start/arrival.test.ts › codes of the address are kept in any case, the first address stays the first',
  ],
  'LS-05': [
    'tests/client/everywhere.test.tsx › the chat line of a member keeps the jwt that it logs in with',
    'client/src/api/api.test.ts › what belongs to the member goes with the session, what belongs to the device stays',
  ],
  'LS-06': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'client/src/api/api.test.ts › what belongs to the member goes with the session, what belongs to the device stays',
  ],
  'LS-07': ['tests/client/profile.test.tsx › venues without money are hidden on request, and 1 or 0 is kept'],
  'LS-08': [
    'tests/client/authDialog.test.tsx › a login with the memory unticked forgets what was kept',
    'client/src/lib/remember.test.ts › after thirty days it is gone, also from the storage',
    'tests/client/auth.test.tsx › a remembered login fills the form the next time',
  ],
  'LS-09': [
    'client/src/lib/remember.test.ts › a remembered credential comes back and is nowhere in clear',
    'tests/client/auth.test.tsx › a remembered login fills the form the next time',
  ],
  'LS-10': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'client/src/app/start/arrival.test.ts › codes of the address are kept in any case, the first address stays the first',
  ],
  'LS-11': ['tests/client/navigation.test.tsx › that is chosen is dark at once and kept under its key alone'],
  'LS-12': [
    'client/src/api/api.test.ts › with the safe switch on neither path nor payload can be read, and the answer is understood',
    'client/src/api/api.test.ts › a call carries headers, a fresh request id and the time that the server can open',
    'tests/client/startup.test.tsx › with the safe switch on the site works and no path or body can be read',
  ],
  'LS-13': [
    'tests/client/profile.test.tsx › what was revealed is kept under DD_ until the session ends',
    'client/src/api/api.test.ts › five parallel expiries end it once, and clear what was decrypted',
  ],
  'LS-14': [
    'tests/client/navigation.test.tsx › is launched once, marks its page, and lets the mark go with it',
  ],
  'LS-15': ['tests/client/globals.test.tsx › of an electronic game keeps its address out of the bar'],
} satisfies Owners
