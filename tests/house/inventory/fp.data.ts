import type { Owners } from './findings.ts'

export const fp = {
  'FP-01': [
    'client/src/lib/fingerprintOf.test.ts › the same graphics and browser give the same hash at each load, another property another one',
  ],
  'FP-02': ['client/src/lib/fingerprintOf.test.ts › without graphics it is random and kept on the device'],
  'FP-03': [
    'client/src/lib/fingerprintOf.test.ts › where reading the graphics fails it is the host and a hash',
  ],
} satisfies Owners
