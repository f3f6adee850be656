import { beforeEach, expect, test, vi } from 'vitest'
import type { Asked, Told } from './aside.ts'

/** A worker whose answers are the test's. */
class Silent {
  static last: Silent
  asked: Asked[] = []
  onmessage?: (event: { data: Told }) => void
  onerror?: () => void
  constructor() {
    Silent.last = this
  }
  postMessage(message: Asked) {
    this.asked.push(message)
  }
  tell(data: Told) {
    this.onmessage?.({ data })
  }
}

const open = async () => (await import('./aside.ts')).fetchAside

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('Worker', Silent)
})

test('an answer is whole when its last part has come', async () => {
  const fetchAside = await open()
  const answer = fetchAside('/x', { method: 'POST', body: '{}' })
  const { asked } = Silent.last
  expect(asked).toEqual([{ id: 1, url: '/x', init: { method: 'POST', body: '{}' } }])
  Silent.last.tell({ id: 1, part: { list: 'rows', items: '[1,2]' } })
  Silent.last.tell({ id: 1, part: { list: 'rows', items: '[3]' } })
  Silent.last.tell({ id: 1, part: { rest: '{"data":{"rows":[],"total":3}}' } })
  Silent.last.tell({ id: 1, status: 200, date: 'now' })
  expect(await answer).toEqual({
    status: 200,
    date: 'now',
    answer: { data: { rows: [1, 2, 3], total: 3 } },
  })
})

test('who breaks a call off hears no more of it, and the worker is told', async () => {
  const fetchAside = await open()
  const end = new AbortController()
  const answer = fetchAside('/x', { signal: end.signal })
  end.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(Silent.last.asked.at(-1)).toEqual({ id: 1 })
  Silent.last.tell({ id: 1, status: 200, date: null })
  expect(() => fetchAside('/x', { signal: end.signal })).toThrow(/abort/i)
})

test('without an answer a call fails; without a worker there is nothing to ask with', async () => {
  const fetchAside = await open()
  const [cut, lost] = [fetchAside('/x', {}), fetchAside('/y', {})]
  Silent.last.tell({ id: 1, status: 0, date: null })
  await expect(cut).rejects.toThrow('no answer')
  Silent.last.onerror?.()
  await expect(lost).rejects.toThrow('no worker')
  expect(fetchAside('/z', {})).toBeUndefined()
})
