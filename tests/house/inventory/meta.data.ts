import type { Owners } from './findings.ts'

export const meta = {
  'META-01': [
    'tests/house/inventory.test.ts › each id of %s has a test that is there',
    'tests/house/inventory.test.ts › %s is seen',
  ],
  'META-02': ['tests/house/inventory.test.ts › a decision that the code names is one of the record'],
} satisfies Owners
