import type { Owners } from './findings.ts'

export const fmt = {
  'FMT-01': ['client/src/lib/amount.test.ts › %s is listed as %s'],
  'FMT-02': ['client/src/lib/uppercaseAmount.test.ts › %i cents reads %s'],
  'FMT-03': [
    'client/src/lib/amount.test.ts › a balance of %s reads %s',
    'tests/client/startup.test.tsx › money is RMB with two decimals, dollars stand in the terms alone',
  ],
} satisfies Owners
