import type { Owners } from './findings.ts'

export const perm = {
  'PERM-01': [
    'tests/client/games.test.tsx › has pages of games, pools that are counted, and its sister list',
    'tests/server/core/pipeline.test.ts › needs a session where the contract says member',
    'tests/server/fuzz.test.ts › refuses every member call without a token, with a wrong one and with one of another world',
  ],
  'PERM-02': [
    'tests/client/routes.test.ts › a visitor may open every page that asks for no login, and is sent home from the others',
    'tests/server/chat/login.test.ts › of a guest gives the same name to the same device',
  ],
  'PERM-03': ['tests/client/routes.test.ts › a bound member may open every page'],
  'PERM-04': [
    'tests/client/routes.test.ts › each documented route has its address and its guards, and there is no other',
    'tests/client/guards.test.tsx › a page of bound members sends one without a phone to the verification page',
  ],
  'PERM-05': [
    'tests/client/guards.test.tsx › with deposits switched off %s does not exist, and nobody is asked to log in',
    'tests/client/guards.test.tsx › the edition of the storage is classic while editions are disabled',
  ],
  'PERM-06': [
    'tests/client/authDialog.test.tsx › sends isAgent 0, and the addresses and codes of the visit with a registration',
    'tests/client/authDialog.test.tsx › of a login has two inputs, the memory and the way to a new password, and no agreement',
    'tests/server/auth.test.ts › is refused to agents and in restricted regions',
  ],
  'PERM-07': [
    'client/src/app/routeOf.test.ts › %s is %s',
    'tests/contract/inventory.test.ts › declares every documented call with its method and auth, and no other',
    'tests/server/core/worlds.test.ts › is closed to other hosts, foreign pages and bodies that are not JSON',
  ],
} satisfies Owners
