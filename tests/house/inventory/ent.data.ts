import type { Owners } from './findings.ts'

export const ent = {
  'ENT-01': [
    'tests/contract/payloads.test.ts › the profile tells whether secrets are set, never the secrets',
    'tests/server/member.test.ts › masks what identifies a person and tells passwords only as set or not',
  ],
  'ENT-02': [
    'tests/contract/payloads.test.ts › the balance has centre and locked money',
    'tests/server/money/withdraw.test.ts › locks its money, is reviewed, paid, told of, and stands in the record',
  ],
  'ENT-03': [
    'tests/contract/payloads.test.ts › the total of all venues is a number with two decimals',
    'tests/server/money/venue.test.ts › moves the whole centre in at a launch with automatic transfer on, nothing with it off',
  ],
  'ENT-04': [
    'client/src/features/auth/forms.test.ts › logging in and registering share the six fields of the specification',
  ],
  'ENT-05': [
    'client/src/features/auth/forms.test.ts › a forgotten password has the five fields of the specification, one account for both ways',
  ],
  'ENT-06': ['tests/server/site.test.ts › finds areas by code or name, each with a pattern that works'],
  'ENT-07': [
    'tests/contract/payloads.test.ts › a picture captcha comes with x-code',
    'tests/server/captcha.test.ts › is a PNG of which the payload tells nothing but the pixels',
  ],
  'ENT-08': [
    'tests/contract/payloads.test.ts › the slider is verified by five fields with validate_way 0',
    'tests/server/core/wire.test.ts › refuses %s with 6007',
  ],
  'ENT-09': [
    'tests/server/core/wire.test.ts › answers a login with token and user id, and nothing of the password',
    'tests/server/security.test.ts › are kept as digests of their own, what the client sends is nowhere in the database',
  ],
  'ENT-10': [
    'tests/contract/payloads.test.ts › a risky login tells the masked phone only',
    'tests/server/auth.test.ts › shows the masked phone with a risky answer, and only then',
  ],
  'ENT-11': [
    'tests/client/globals.test.tsx › without a title is 温馨提示, closes by its button and tells its caller',
    'tests/client/globals.test.tsx › takes its own words, can forbid the cross, and the next one follows',
  ],
  'ENT-12': [
    'tests/client/globals.test.tsx › says 加载中... and goes after three seconds when asked to',
    'tests/client/globals.test.tsx › stays until it is dismissed otherwise',
    'tests/client/globals.test.tsx › has a spinner and a mask that ignores clicks unless told otherwise',
    'tests/client/globals.test.tsx › hides its spinner and its mask on request',
    'tests/client/globals.test.tsx › closes by a click on its mask when that is allowed',
  ],
  'ENT-13': [
    'tests/server/core/wire.test.ts › launches by venue and game alone, and answers with an address',
    'tests/server/core/wire.test.ts › refuses %s with 6007',
  ],
  'ENT-14': [
    'tests/server/core/wire.test.ts › refuses %s with 6007',
    'tests/contract/payloads.test.ts › a venue transfer has a text amount and the constants ty and isActivity',
    'tests/server/money/venue.test.ts › is refused in words to amounts that are no amounts',
    'tests/server/money/venue.test.ts › enters with isActivity, stays in while the turnover is missing, and comes back when it may',
  ],
  'ENT-15': [
    'tests/contract/payloads.test.ts › unread counts are the eight of the specification',
    'tests/client/letter.test.tsx › the bell counts the eight kinds and the answers to feedback',
    'tests/server/letter.test.ts › are counted under eight keys, broadcasts apart from personal ones',
  ],
  'ENT-16': ['tests/server/site.test.ts › tells its settings as they are now, switches as 0 and 1'],
  'ENT-17': [
    'client/src/features/sport/sport.slice.test.ts › holds entries of the five parts of the specification',
  ],
  'ENT-18': [
    'contract/src/sport/channel.test.ts › wants all fourteen fields of the live data',
    'tests/server/sport/board.test.ts › every match in play has live data, main lines with prices and a page with more markets',
  ],
  'ENT-19': [
    'tests/server/sport/board.test.ts › a league of the list has its six fields',
    'client/src/features/sport/board.rules.test.ts › draws leagues as rows, folded ones as their bar, other sports under heads of their own',
  ],
  'ENT-20': [
    'tests/client/sport.test.tsx › the filter lists the eight leagues in their order, and a tick narrows the board',
    'contract/src/sport/markets.test.ts › knows early markets, champions, odds types and the eight leagues',
  ],
  'ENT-21': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
    'tests/contract/covered.test.ts › has a test of each declared outcome of every call',
  ],
} satisfies Owners
