export const sc = {
  'SC-6000': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'client/src/api/api.test.ts › with the safe switch on neither path nor payload can be read, and the answer is understood',
  ],
  'SC-6001': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/guards.test.tsx › a token that the server does not know ends at home, with one message and the login form',
    'client/src/api/api.test.ts › five parallel expiries end it once, and clear what was decrypted',
  ],
  'SC-6002': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/auth.test.tsx › a wrong password is one toast, and the form keeps what was typed',
  ],
  'SC-6003': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6004': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6005': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s is answered to the header',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6006': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6007': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6008': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6009': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/auth.test.tsx › a name that exists is told once and the form keeps what was typed',
    'client/src/api/api.test.ts › reject with the whole response and are told once',
  ],
  'SC-6010': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6011': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6012': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6013': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/startup.test.tsx › under maintenance the site says so, and asks for nothing else',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6014': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6015': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6016': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6017': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6021': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'client/src/api/api.test.ts › %s is a result, never a message',
    'tests/client/auth.test.tsx › a picture captcha is asked for; a wrong answer is told where it stands, beside another picture',
  ],
  'SC-6022': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'client/src/api/api.test.ts › %s is a result, never a message',
    'tests/e2e/auth.spec.ts › the slider takes the keyboard',
  ],
  'SC-6025': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6026': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6027': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6028': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6029': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6030': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6031': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6032': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/server/site.test.ts › warns a restricted region and tells its settings all the same',
  ],
  'SC-6033': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6034': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6035': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6036': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
  ],
  'SC-6037': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6038': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6039': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'SC-6066': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/account.test.ts › the codes of ',
    'tests/client/codes/service.test.ts › the codes of ',
  ],
  'SC-6099': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6100': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6110': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6111': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6301': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › the channel’s %s is told in its place, and nothing is entered again',
  ],
  'SC-6302': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › a channel that does not know the member says so once, is entered again, and the board opens',
  ],
  'SC-6303': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › a channel that has nothing says that nothing is there, without a message',
  ],
  'SC-6316': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › the channel’s %s is told in its place, and nothing is entered again',
  ],
  'SC-6317': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › the channel’s %s is told in its place, and nothing is entered again',
  ],
  'SC-6318': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › the channel’s %s is told in its place, and nothing is entered again',
  ],
  'SC-6366': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › the channel’s %s is told in its place, and nothing is entered again',
  ],
  'SC-6399': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/sportEntry.test.tsx › the channel’s %s is told in its place, and nothing is entered again',
  ],
  'SC-6413': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/globals.test.tsx › that meets a venue activity opens the venue dialog; entering directly launches past it',
  ],
  'SC-6415': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/globals.test.tsx › that is refused otherwise is one toast, and no indicator is left',
  ],
  'SC-6449': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/globals.test.tsx › a missing real name leads to the profile',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'SC-6500': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/server/member.test.ts › brings the pop-up of the day once a day, the profile with it or without',
  ],
  'SC-6501': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/globals.test.tsx › a suspended registration is a dialog; without a pop-up it is a toast',
  ],
  'SC-6502': [
    'tests/contract/wire.test.ts › %i is %s with HTTP %i: %s',
    'tests/server/causes.test.ts › %s follows from the steps of its row',
    'tests/client/globals.test.tsx › a suspended registration is a dialog; without a pop-up it is a toast',
  ],
} satisfies Record<string, readonly string[]>
