import { expect, test } from 'vitest'
import { files, read } from './rig/repository.ts'

const ENDPOINT = /^ {4}(\w+): (?:query|mutation|challenged)\(/gm

// All features inject into one api, where a name that is taken keeps its first call, silently.
test('each call of the client has a name of its own', () => {
  const names = files
    .filter((path) => /^client\/src\/(?:features|api|realtime)\/.+(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => Array.from(read(path).matchAll(ENDPOINT), ([, name = '']) => name))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
