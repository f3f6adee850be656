export const s = {
  'S-01': [
    'client/src/features/sport/filter.rules.test.ts › clears the checked leagues when the %s changes',
    'client/src/features/sport/filter.rules.test.ts › keeps tab and ticks when a league is ticked',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'S-02': [
    'client/src/features/sport/filter.rules.test.ts › goes back to football without a date in a market that is not early',
    'tests/client/sportWire.test.tsx › markets and sports are asked for by their codes',
  ],
  'S-03': ['contract/src/sport/clock.test.ts › match clock'],
  'S-04': ['contract/src/sport/clock.test.ts › match clock'],
  'S-05': ['contract/src/sport/clock.test.ts › match clock'],
  'S-06': ['contract/src/sport/clock.test.ts › session label'],
  'S-07': ['contract/src/sport/clock.test.ts › session label'],
  'S-08': ['contract/src/sport/clock.test.ts › session label'],
  'S-09': ['contract/src/sport/clock.test.ts › session label'],
  'S-10': ['contract/src/sport/clock.test.ts › session label'],
  'S-11': ['contract/src/sport/clock.test.ts › session label'],
  'S-12': ['contract/src/sport/clock.test.ts › session label'],
  'S-13': ['contract/src/sport/clock.test.ts › session label'],
  'S-14': ['contract/src/sport/clock.test.ts › session label'],
  'S-15': ['contract/src/sport/clock.test.ts › session label'],
} satisfies Record<string, readonly string[]>
