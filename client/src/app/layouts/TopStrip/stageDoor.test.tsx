import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const doorWith = async (apiBase: string) => {
  vi.stubGlobal('__APP_CONFIG__', { apiBase })
  const { stageDoor } = await import('./stageDoor.ts')
  return stageDoor.get()
}

test.each([
  ['', 'shut'],
  [location.origin, 'shut'],
  ['https://api.example', 'none'],
  ['https://', 'none'],
])('calls that go to "%s" leave the door %s', async (apiBase, door) =>
  expect(await doorWith(apiBase)).toBe(door),
)

test('an open door is open again after a reload, a hidden one hidden', async () => {
  for (const door of ['open', 'hidden'] as const) {
    vi.resetModules()
    sessionStorage.setItem('stage.door', door)
    expect(await doorWith('')).toBe(door)
  }
})
