import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { expect, it } from 'vitest'
import { openExpected } from '../../../mock-server/src/dual/judge/expected.ts'
import { openRows } from '../../../mock-server/src/dual/judge/rows.ts'
import { openRecorder } from '../../../mock-server/src/dual/keep/recording.ts'

const MIB = 1024 * 1024

it('what is remembered for a scene is the latest, and no more than so much', () => {
  const recorder = openRecorder()
  const text = '长'.repeat(20_000)
  for (let at = 0; at < 2_500; at += 1) recorder.frame({ kind: 'frame', at, line: 1, does: 'down', text })
  expect(recorder.letters()).toBeGreaterThan(30 * MIB)
  expect(recorder.letters()).toBeLessThanOrEqual(32 * MIB)
  for (let at = 0; at < 21_000; at += 1) recorder.frame({ kind: 'frame', at, line: 1, does: 'closes' })
  expect(recorder.count()).toBe(20_000)
  expect(recorder.letters()).toBeLessThan(2 * MIB)
})

it('of a backend that is wrong in everything a thousand differences are told, a hundred of them whole', () => {
  const rows = openRows()
  const long = 'x'.repeat(60_000)
  for (let n = 0; n < 1_200; n += 1)
    rows.add(
      { call: `c${n}`, kind: 'value', path: 'data', real: long, mock: 1, why: undefined },
      { at: n, request: long, real: long, mock: 1 },
    )
  const list = rows.list()
  expect([list.length, list.filter(({ sides }) => sides).length]).toEqual([1_000, 100])
  expect(JSON.stringify(list).length).toBeLessThan(20 * MIB)
})

it('a line on which nothing fits is not remembered for ever', () => {
  let missed = 0
  const expected = openExpected(() => (missed += 1))
  const said = { msgId: MESSAGE_ID.heartbeat, msgData: {} }
  const cause = { name: 'a', context: 'a' }
  for (let n = 0; n < 2_000; n += 1) {
    expected.causes(n, cause, [[said], [said], [said]], false)
    expected.comes(n, { ...said, msgId: MESSAGE_ID.notification })
    expected.passes(n)
  }
  expected.passes(100_000)
  expect(missed).toBe(200)
})
