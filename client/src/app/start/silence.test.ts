import { afterEach, expect, test, vi } from 'vitest'
import { silenceConsole } from './silence.ts'

const METHODS = ['log', 'info', 'debug', 'warn', 'error'] as const
const own = { ...console }

afterEach(() => {
  Object.assign(console, own)
  vi.unstubAllEnvs()
})

test('a build for players prints nothing [APP-06 TRAP-17]', () => {
  vi.stubEnv('PROD', true)
  silenceConsole()
  expect(METHODS.filter((method) => console[method] === own[method])).toEqual([])
})

test.each([
  ['a build that keeps its console', true, '1'],
  ['development', false, ''],
])('%s prints as before [APP-06 TRAP-17]', (_, isBuilt, keep) => {
  vi.stubEnv('PROD', isBuilt)
  vi.stubEnv('VITE_KEEP_CONSOLE', keep)
  silenceConsole()
  expect(METHODS.filter((method) => console[method] !== own[method])).toEqual([])
})
