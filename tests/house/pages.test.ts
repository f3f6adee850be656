import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { SCREENS } from './rig/pages.ts'

test.each([...SCREENS])('%s shows a page under its own name', (path) => {
  expect(readFileSync(path, 'utf8')).toContain(`export const ${basename(path, '.tsx')} = `)
})
