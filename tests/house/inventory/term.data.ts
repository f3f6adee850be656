export const term = {
  'TERM-01': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/member.test.ts › member.bindOther DATA_EXISTS',
    'tests/server/money/card.test.ts › belong to one person: a card of another holder is refused',
  ],
  'TERM-02': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'contract/src/rules/birthday.test.ts › eighteen today is old enough, eighteen tomorrow is not',
    'tests/server/member.test.ts › says 未满18周岁不可参与 to a birthday too young',
  ],
  'TERM-03': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/client/authFields.test.tsx › names what is wrong of each field, one after the other, and sends nothing until all is right',
  ],
  'TERM-04': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/client/terms.test.tsx › the holder of a new card is the bound real name and no field',
    'tests/server/money/card.test.ts › belong to one person: a card of another holder is refused',
  ],
  'TERM-05': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/client/terms.test.tsx › beside the field of the real name stands that it must be the real one',
    'tests/server/member.test.ts › takes real name, gender and birthday once',
  ],
  'TERM-11': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-12': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-13': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-14': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-15': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-16': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-17': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-18': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-19': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-21': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/sport/caps.test.ts › all sports together win at most 1,500,000 dollars in a day',
    'tests/server/sport/caps.test.ts › what was bet on different days is paid on one day up to the cap of that day',
    'tests/server/sport/caps.test.ts › a result corrected on a later day pays what the day of its first settlement has left',
    'tests/server/sport/caps.test.ts › whatever is placed, settled and corrected, no day pays more than its caps',
  ],
  'TERM-22': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/sport/caps.test.ts › %s wins at most %i dollars in a day',
    'contract/src/rules/caps.test.ts › %s pays at most %i dollars',
  ],
  'TERM-23': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/sport/caps.test.ts › %s wins at most %i dollars in a day',
    'contract/src/rules/caps.test.ts › %s pays at most %i dollars',
  ],
  'TERM-24': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/sport/caps.test.ts › %s wins at most %i dollars in a day',
    'contract/src/rules/caps.test.ts › %s pays at most %i dollars',
  ],
  'TERM-25': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/sport/bets.test.ts › a new handicap wins at most 25,000 US dollars a day, a handicap over the score what its sport may win',
    'contract/src/sport/stake.test.ts › caps handicaps over corners, cards, sets and games as new ones, those over the score as their sport',
  ],
  'TERM-26': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/sport/caps.test.ts › a parlay of football and tennis wins what tennis may',
    'contract/src/sport/stake.test.ts › gives a parlay the lowest cap of its legs',
  ],
  'TERM-27': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'mock-server/src/modules/play/play.rules.test.ts › a round is paid what it won, up to 600,000 dollars',
  ],
  'TERM-28': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-31': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/region.test.ts › who lives in %s can neither register nor log in, and is warned at the start',
    'tests/server/region.test.ts › who lives in %j can',
  ],
  'TERM-32': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/region.test.ts › who lives in %s can neither register nor log in, and is warned at the start',
    'tests/server/region.test.ts › who lives in %j can',
  ],
  'TERM-33': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/region.test.ts › who lives in %s can neither register nor log in, and is warned at the start',
    'tests/server/region.test.ts › who lives in %j can',
  ],
  'TERM-34': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/region.test.ts › who lives in %s can neither register nor log in, and is warned at the start',
    'tests/server/region.test.ts › who lives in %j can',
  ],
  'TERM-35': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/region.test.ts › who lives in %s can neither register nor log in, and is warned at the start',
    'tests/server/region.test.ts › who lives in %j can',
  ],
  'TERM-36': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
  ],
  'TERM-41': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/feedback.test.ts › about a bet names it in the answer, and is refused fourteen days after the settlement',
  ],
  'TERM-42': [
    'tests/client/terms.test.tsx › the terms of the help centre say all that they must',
    'tests/client/terms.test.tsx › the terms beside the registration say all that they must',
    'tests/server/core/kept.test.ts › records of transactions are there five years later, for their member too',
  ],
} satisfies Record<string, readonly string[]>
