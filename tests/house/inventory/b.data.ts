export const b = {
  'B-SLIP-01': [
    'tests/client/sport.test.tsx › single holds one pick, multiple several, and turning multiple off keeps the latest',
    'contract/src/sport/slip.test.ts › returns from series to multiple with all entries if that was on before',
    'contract/src/sport/slip.test.ts › holds its invariants over any sequence of actions',
  ],
  'B-SLIP-02': [
    'contract/src/sport/slip.test.ts › sets Hong Kong odds for a series and holds them',
    'tests/client/sport.test.tsx › the prices change their form, not their worth, with the odds type',
  ],
  'B-SLIP-03': [
    'contract/src/sport/slip.test.ts › marks both entries of one match in a series, whatever their line group',
    'tests/server/sport/bets.test.ts › a parlay refuses two picks of one match, correct scores and what has changed',
  ],
  'B-SLIP-04': [
    'contract/src/sport/slip.test.ts › keeps the latest entry when multiple goes off',
    'tests/client/sport.test.tsx › single holds one pick, multiple several, and turning multiple off keeps the latest',
  ],
  'B-SLIP-05': ['contract/src/sport/slip.test.ts › clears matches for a champion and champions for a match'],
  'B-SLIP-06': ['contract/src/sport/slip.test.ts › clears matches for a champion and champions for a match'],
  'B-SLIP-07': [
    'contract/src/sport/slip.test.ts › replaces another entry of the same match',
    'tests/client/sport.test.tsx › single holds one pick, multiple several, and turning multiple off keeps the latest',
  ],
  'B-SLIP-08': [
    'contract/src/sport/slip.test.ts › takes the same selection out again',
    'tests/client/sport.test.tsx › the channel opens with football in play, and a price picked twice leaves the slip empty',
  ],
  'B-SLIP-09': [
    'contract/src/sport/slip.test.ts › refuses while an entry awaits confirmation, and not after',
    'tests/client/slipRules.test.tsx › while a bet awaits its confirmation nothing is picked and the text says so; afterwards it is',
  ],
  'B-SLIP-10': [
    'tests/client/slipRules.test.tsx › any odds are accepted unless the player says otherwise, and the bet carries the choice',
    'tests/server/sport/bets.test.ts › a changed price asks again unless any is accepted; a better one passes "better"',
  ],
  'B-LIM-10': [
    'tests/client/slipRules.test.tsx › the slip takes ten entries; the eleventh says why not',
    'contract/src/sport/slip.test.ts › refuses the eleventh entry and leaves the ten',
    'contract/src/sport/channel.test.ts › refuses an eleventh entry, a one-leg parlay, a stake of nothing and a line off the quarter',
  ],
  'B-LIM-11': [
    'tests/client/slipRules.test.tsx › while a bet awaits its confirmation nothing is picked and the text says so; afterwards it is',
    'contract/src/sport/slip.test.ts › refuses while an entry awaits confirmation, and not after',
  ],
  'B-CALC-01': [
    'contract/src/sport/stake.test.ts › clamps %i with limit %i and balance %i to %i',
    'tests/client/sport.test.tsx › a stake above the limit is cut to it and says so',
    'tests/server/sport/bets.test.ts › limits: below 10, above 50,000, above the match, above the balance',
  ],
  'B-CALC-02': [
    'contract/src/sport/stake.test.ts › clamps %i with limit %i and balance %i to %i',
    'client/src/features/sport/slip.rules.test.ts › clamps to limit and balance, whole yuan above the balance',
  ],
  'B-CALC-03': [
    'contract/src/sport/stake.test.ts › clamps %i with limit %i and balance %i to %i',
    'tests/client/sport.test.tsx › a stake above the limit is cut to it and says so',
  ],
  'B-CALC-04': [
    'contract/src/sport/odds.test.ts › multiplies typed text exactly, 0.00 for what is no number or below zero',
    'client/src/features/sport/slip.rules.test.ts › shows what is risked, won and returned',
    'client/src/features/sport/slip.rules.test.ts › reads typed amounts and adds quotes up',
  ],
  'B-CALC-05': [
    'contract/src/sport/odds.test.ts › multiplies typed text exactly, 0.00 for what is no number or below zero',
  ],
  'B-CALC-06': [
    'contract/src/sport/slip.test.ts › names the odds format on two-way lines only',
    'contract/src/sport/markets.test.ts › converts handicaps and totals only',
  ],
  'B-CALC-07': [
    'mock-server/src/modules/vip/gift.rules.test.ts › is nothing without turnover and under the threshold',
    'mock-server/src/modules/vip/gift.rules.test.ts › is the level’s share from the threshold on, cut to the cent',
    'mock-server/src/modules/vip/gift.rules.test.ts › never passes 8,888',
  ],
} satisfies Record<string, readonly string[]>
