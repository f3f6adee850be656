import { expect, test } from 'vitest'
import { read } from './rig/repository.ts'

const blocks = Array.from(read('docs/recipes.md').matchAll(/```ts\n([\s\S]*?)```/g), ([, text = '']) =>
  text.trim(),
)

test('every recipe of the docs is a test, word for word', () => {
  const spec = read('tests/e2e/recipes.spec.ts')
  expect(blocks.filter((text) => text.startsWith('test('))).toHaveLength(1)
  expect(blocks.filter((text) => !spec.includes(text))).toEqual([])
})

test('the fixtures load no Playwright: a project of its own puts them upon the one that it has', () => {
  const loaded = /^import (?!type\b).*'@playwright\/test'$/m
  expect(read('mock-server/src/testing/fixtures.ts')).not.toMatch(loaded)
  expect(read('mock-server/src/testing/playwright.ts')).toMatch(loaded)
})
