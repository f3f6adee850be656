// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bus } from '../lib/bus.ts'
import { channel } from '../lib/channel.ts'
import { reenter } from './reenter.ts'

const data = (token: string) => ({ enName: 'crty', channelCode: 'CRTY', uid: '1', token, expireAt: 9e15 })
let asked: { isKnown: boolean; answer: (isEntered: boolean) => void }[] = []
let off = () => {}

beforeEach(() => {
  localStorage.clear()
  asked = []
  off = bus.on('channelLost', (lost) => void asked.push(lost))
})
afterEach(() => off())

test('calls that meet it together, and one that meets it while it is under way, enter once', async () => {
  channel.keep(data('old'))
  const both = [reenter('old'), reenter('old')]
  channel.drop()
  const third = reenter('old')
  expect(asked).toHaveLength(1)
  expect(asked[0]?.isKnown).toBe(true)
  asked[0]?.answer(true)
  expect(await Promise.all([...both, third])).toEqual([true, true, true])
})

test('a refusal of the token before comes too late: the call is repeated and nothing is entered again', async () => {
  channel.keep(data('new'))
  expect(await reenter('old')).toBe(true)
  expect(asked).toHaveLength(0)
})

test('once entering has failed, a late refusal neither tries nor tells it again', async () => {
  expect(await reenter('old')).toBe(false)
  expect(asked).toHaveLength(0)
})

test('a call without any token enters, and nothing was lost that the player knew of', async () => {
  const entered = reenter('')
  expect(asked[0]?.isKnown).toBe(false)
  asked[0]?.answer(true)
  expect(await entered).toBe(true)
})
