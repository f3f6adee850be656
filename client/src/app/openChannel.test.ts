// @vitest-environment jsdom
import { STATUS } from '@app/contract/kit/status'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../api/session.ts'
import { transport } from '../api/send/transport.ts'
import { channel } from '../lib/channel.ts'
import { openChannel } from './openChannel.ts'
import { createStore } from './store.ts'

let answers: (() => void)[] = []
const launched = (token: string) => ({
  status_code: STATUS.SUCCESS.code,
  message: '',
  data: {
    url: '/game/sport/crty',
    name: '体育',
    channel: { enName: 'crty', channelCode: 'CRTY', uid: '1', token, expireAt: 8e15 },
  },
})

beforeEach(() => {
  localStorage.clear()
  answers = []
  vi.spyOn(transport, 'fetch').mockImplementation(
    () => new Promise((done) => answers.push(() => done(Response.json(launched(`t${answers.length}`))))),
  )
  session.begin({ token: 'one', userId: 'u1' })
})
afterEach(() => vi.restoreAllMocks())
const areSent = (calls: number) => vi.waitFor(() => expect(answers).toHaveLength(calls))

test('the page and a call that was refused enter the channel together: one launch', async () => {
  const store = createStore()
  const both = [openChannel(store), openChannel(store)]
  await areSent(1)
  const third = openChannel(store)
  answers[0]?.()
  expect(await Promise.all([...both, third])).toEqual([undefined, undefined, undefined])
  expect(answers).toHaveLength(1)
  expect(channel.current()?.token).toBe('t1')
})

test('the next session doesn’t wait for the entry of the one before, and enters by itself', async () => {
  const first = openChannel(createStore())
  await areSent(1)
  session.begin({ token: 'two', userId: 'u2' })
  const second = openChannel(createStore())
  await areSent(2)
  for (const answer of answers) answer()
  await Promise.all([first, second])
  expect(await second).toBeUndefined()
})

test('once entered it is entered again as soon as the channel is lost', async () => {
  const store = createStore()
  const first = openChannel(store)
  await areSent(1)
  answers[0]?.()
  await first
  channel.drop()
  const again = openChannel(store)
  await areSent(2)
  answers[1]?.()
  expect(await again).toBeUndefined()
})
