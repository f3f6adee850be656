import type { Owners } from './findings.ts'

export const dest = {
  'DEST-*': [
    'tests/client/routes.test.ts › each of the 51 destinations is known by its name',
    'tests/client/routes.test.ts › each documented route has its address and its guards, and there is no other',
  ],
} satisfies Owners
