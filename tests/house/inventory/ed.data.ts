import type { Owners } from './findings.ts'

export const ed = {
  'ED-01': [
    'tests/client/navigation.test.tsx › is classic at first and for words nobody knows',
    'tests/client/navigation.test.tsx › that is chosen is dark at once and kept under its key alone',
  ],
  'ED-02': [
    'tests/client/navigation.test.tsx › that is chosen is dark at once and kept under its key alone',
    'tests/client/guards.test.tsx › the professional edition is dark',
  ],
  'ED-03': [
    'tests/client/navigation.test.tsx › cannot be chosen where the site has editions switched off',
    'tests/client/guards.test.tsx › the edition of the storage is classic while editions are disabled',
  ],
} satisfies Owners
