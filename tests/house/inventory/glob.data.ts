import type { Owners } from './findings.ts'

export const glob = {
  'GLOB-01': [
    'tests/client/everywhere.test.tsx › every call from %s carries the one fingerprint of the device',
  ],
  'GLOB-02': ['tests/client/everywhere.test.tsx › %s has one title, one logo and one line to the chat'],
  'GLOB-03': ['tests/client/everywhere.test.tsx › %s has one title, one logo and one line to the chat'],
  'GLOB-04': ['tests/client/everywhere.test.tsx › %s has one title, one logo and one line to the chat'],
  'GLOB-05': [
    'tests/client/everywhere.test.tsx › %s asks to log in, waits, tells and opens the venue dialog in one place each',
  ],
  'GLOB-06': [
    'tests/client/everywhere.test.tsx › %s asks to log in, waits, tells and opens the venue dialog in one place each',
  ],
  'GLOB-07': [
    'tests/client/everywhere.test.tsx › %s asks to log in, waits, tells and opens the venue dialog in one place each',
  ],
} satisfies Owners
