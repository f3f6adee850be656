import { expect, test } from 'vitest'
import { AREAS, areaOf, readSecPath, secPath } from './secPath.ts'

test.each(AREAS)('a sealed path of %s reads back', (area) => {
  expect(secPath(area, 'Ab-_9')).toBe(`/${area}/api/v1/sec/Ab-_9`)
  expect(readSecPath(secPath(area, 'Ab-_9'))).toEqual({ area, blob: 'Ab-_9' })
})

test.each([
  '',
  '/',
  '/site/api/v1/sec/',
  '/site/api/v1/sec/a/b',
  '/site/api/v1/sec/a=',
  '/nope/api/v1/sec/ab',
  '/site/api/v1/user/login',
  'x/site/api/v1/sec/ab',
  '/site/api/v1/sec/ab\n',
])('%j is no sealed path', (path) => expect(readSecPath(path)).toBeNull())

test('the area is the first segment of an API path', () => {
  expect(areaOf('/fd/api/v1/withdraw/new')).toBe('fd')
  for (const path of ['/fd', '/fd/api/v1/', '/toString/api/v1/x', '/xx/api/v1/y', 'fd/api/v1/x'])
    expect(areaOf(path)).toBeNull()
})
