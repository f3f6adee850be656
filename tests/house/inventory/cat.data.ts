import type { Owners } from './findings.ts'

export const cat = {
  'CAT-*': ['tests/server/site.test.ts › has the 22 top categories, the seven of games with venues'],
} satisfies Owners
