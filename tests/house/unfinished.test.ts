import { describe, expect, test } from 'vitest'
import { code, files, isTest, read } from './rig/repository.ts'

const here = 'tests/house/unfinished.test.ts'
const lines = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((text, index) => (pattern.test(text) ? [`${path}:${index + 1} ${text.trim()}`] : [])),
  )

describe('nothing is left for later', () => {
  test('no file promises or fills', () => {
    const texts = files.filter(
      (path) => /^(contract|client|mock-server|seeds|scripts|tests)\//.test(path) && path !== here,
    )
    expect(
      lines(
        texts.filter((path) => /\.(?:tsx?|mjs|css|json|html)$/.test(path)),
        /\b(TODO|FIXME|XXX)\b|lorem ipsum|即将开放|敬请期待/,
      ),
    ).toEqual([])
  })

  test('no test is skipped or runs alone', () => {
    const tests = code.filter((path) => isTest(path) && path !== here)
    expect(lines(tests, /\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\b/)).toEqual([])
  })
})
