import type { Owners } from './findings.ts'

export const def = {
  'DEF-01': [
    'client/src/features/sport/sport.slice.test.ts › begins with Hong Kong odds, on football in play',
  ],
  'DEF-02': [
    'tests/client/navigation.test.tsx › is classic at first and for words nobody knows',
    'tests/client/navigation.test.tsx › that is chosen is dark at once and kept under its key alone',
  ],
  'DEF-03': [
    'client/src/features/sport/sport.slice.test.ts › begins with Hong Kong odds, on football in play',
  ],
  'DEF-04': [
    'client/src/features/sport/sport.slice.test.ts › begins with Hong Kong odds, on football in play',
  ],
} satisfies Owners
