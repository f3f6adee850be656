import { expect, test } from 'vitest'
import { brief } from './brief.ts'

test.each([
  ['曼城', '曼城'],
  ['一'.repeat(20), '一'.repeat(20)],
  ['一'.repeat(21), `${'一'.repeat(20)}…`],
  ['⚽'.repeat(30), `${'⚽'.repeat(20)}…`],
])('%s is told again as %s', (text, told) => expect(brief(text)).toBe(told))
