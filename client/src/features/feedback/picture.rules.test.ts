import { UPLOAD_MAX_BYTES } from '@app/contract/rules/limits'
import { expect, test } from 'vitest'
import { pictureProblem } from './picture.rules.ts'

test('pictures of the four kinds up to five megabytes may be sent', () => {
  expect(pictureProblem({ type: 'image/png', size: UPLOAD_MAX_BYTES })).toBeNull()
  expect(pictureProblem({ type: 'image/png', size: UPLOAD_MAX_BYTES + 1 })).toBe('size')
  expect(pictureProblem({ type: 'application/pdf', size: 10 })).toBe('format')
})
