// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const CONTEXT = {
  VENDOR: 1,
  RENDERER: 2,
  VERSION: 3,
  SHADING_LANGUAGE_VERSION: 4,
  MAX_TEXTURE_SIZE: 5,
  getExtension: () => null,
  getParameter: (name: number) => `value ${name}`,
}
/** A page that was just loaded: nothing is remembered but the storage. */
const load = async () => {
  vi.resetModules()
  return (await import('./fingerprint.ts')).fingerprint()
}
const withGraphics = (context: unknown) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

// [FP-01]
test('the same graphics and browser give the same hash at each load, another property another one', async () => {
  withGraphics(CONTEXT)
  const first = await load()
  localStorage.clear()
  expect(await load()).toBe(first)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  const seen = new Set([first])
  for (const [of, name, value] of [
    [navigator, 'language', 'zh-TW'],
    [navigator, 'platform', 'Other'],
    [navigator, 'userAgent', 'Other/1.0'],
    [screen, 'width', 1234],
    [screen, 'colorDepth', 30],
  ] as const) {
    const spy = vi.spyOn(of as Navigator, name as 'language', 'get').mockReturnValue(value as string)
    seen.add(await load())
    spy.mockRestore()
  }
  withGraphics({ ...CONTEXT, getParameter: () => 'another card' })
  seen.add(await load())
  expect(seen.size).toBe(7)
})

test('without graphics it is random and kept on the device [FP-02]', async () => {
  withGraphics(null)
  const first = await load()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(await load()).toBe(first)
  localStorage.clear()
  expect(await load()).not.toBe(first)
})

test('where reading the graphics fails it is the host and a hash [FP-03]', async () => {
  withGraphics({
    ...CONTEXT,
    getParameter: () => {
      throw new Error('blocked')
    },
  })
  expect(await load()).toMatch(/^localhost-[0-9a-f]{32}$/)
})

describe('a worker', () => {
  const ended = vi.fn()
  /** Its page hears from it what `says` tells, or that it failed. */
  const workerThat = (says: (worker: Worker) => void) =>
    vi.stubGlobal(
      'Worker',
      class {
        terminate = ended
        constructor() {
          queueMicrotask(() => says(this as never))
        }
      },
    )
  const answering = (data: string[] | undefined) => (worker: Worker) => worker.onmessage?.({ data } as never)
  afterEach(() => vi.unstubAllGlobals())

  test('reads the same as the page would, which asks no card then', async () => {
    const asked = withGraphics(CONTEXT)
    const onPage = await load()
    workerThat(answering([1, 2, 3, 4, 5, undefined, undefined, undefined].map((name) => `value ${name}`)))
    asked.mockClear()
    expect(await load()).toBe(onPage)
    expect(asked).not.toHaveBeenCalled()
    expect(ended).toHaveBeenCalledOnce()
  })

  test.each([
    ['fails', (worker: Worker) => worker.onerror?.({} as never)],
    ['has no card', answering(undefined)],
  ])('that %s leaves it to the page', async (_, says) => {
    withGraphics(CONTEXT)
    const onPage = await load()
    workerThat(says)
    expect(await load()).toBe(onPage)
  })

  test('that the first script of the page has asked is not asked again', async () => {
    withGraphics(CONTEXT)
    const onPage = await load()
    const begun = vi.fn()
    workerThat(begun)
    const told = [1, 2, 3, 4, 5, undefined, undefined, undefined].map((name) => `value ${name}`)
    vi.stubGlobal('card', Promise.resolve(told))
    expect(await load()).toBe(onPage)
    vi.stubGlobal('card', Promise.resolve(undefined))
    expect(await load()).toBe(onPage)
    expect(begun).not.toHaveBeenCalled()
  })

  test('that never answers is not waited for long', async () => {
    withGraphics(CONTEXT)
    const onPage = await load()
    workerThat(() => undefined)
    vi.useFakeTimers()
    const later = load()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await later).toBe(onPage)
    vi.useRealTimers()
  })
})

test('a worker that can’t read says so instead of failing, as where it has no canvas', async () => {
  const told = vi.fn()
  vi.stubGlobal('postMessage', told)
  vi.resetModules()
  await import('./cardWorker.ts')
  vi.unstubAllGlobals()
  expect(told).toHaveBeenCalledExactlyOnceWith(undefined)
})
