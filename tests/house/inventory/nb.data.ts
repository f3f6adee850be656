export const nb = {
  'NB-01': [
    'client/src/api/api.test.ts › HTTP 401 without an envelope expires too; without a token nothing is said',
  ],
  'NB-02': [
    'client/src/api/send.test.ts › no answer within thirty seconds is given up',
    'client/src/api/api.test.ts › %s is the trouble of the service, told once',
  ],
  'NB-03': [
    'tests/server/core/pipeline.test.ts › is refused with 6003 when its time is more than five minutes off, either way',
  ],
  'NB-04': [
    'tests/client/globals.test.tsx › of the sport channel that fails says to log in first, whatever the server said',
  ],
  'NB-05': [
    'tests/client/auth.test.tsx › a picture captcha is asked for; a wrong answer is told where it stands, beside another picture',
    'tests/server/captcha.test.ts › is used up by a miss',
  ],
  'NB-06': [
    'tests/client/auth.test.tsx › a name that exists is told once and the form keeps what was typed',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'NB-07': [
    'tests/client/auth.test.tsx › a new device asks for the phone and a code, shows wrong codes in place and signs in',
    'tests/client/codes/account.test.ts › the codes of ',
  ],
  'NB-08': [
    'tests/server/member.test.ts › says 未满18周岁不可参与 to a birthday too young',
    'tests/server/money/deposit.test.ts › is not shown to another member, and not taken while deposits are off or from a minor',
  ],
  'NB-09': [
    'tests/client/guards.test.tsx › a member’s function tells a visitor to log in, and OK opens the form',
  ],
  'NB-10': [
    'tests/server/money/venue.test.ts › venue.transfer VENUE_ACTIVITY',
    'tests/client/codes/money.test.ts › the codes of ',
  ],
  'NB-11': [
    'tests/client/slipRules.test.tsx › while a bet awaits its confirmation nothing is picked and the text says so; afterwards it is',
    'tests/server/sport/bets.test.ts › a changed price asks again unless any is accepted; a better one passes "better"',
  ],
} satisfies Record<string, readonly string[]>
