import { expect, it } from 'vitest'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { SOCKET_SILENCE_MS } from '@app/contract/rules/limits'
import { takeComplaints, testSite } from '../harness.ts'
import { guestLine, memberLine, openLine } from './line.ts'

/** npm run soak has them all. */
const JOINS = Number(process.env['JOINS'] ?? 600)
const ROOM_GUESTS = 100
const FRAME = 64 * 1024

it('a crowd that comes and goes leaves nothing behind, and the members hear each other all the time', async () => {
  const site = testSite()
  const [speaker, listener] = [await memberLine(site), await memberLine(site, 'device01')]
  for (let joined = 0; joined < JOINS; joined += ROOM_GUESTS) {
    const guests = Array.from({ length: ROOM_GUESTS }, (_, at) => guestLine(site, `guest-${joined + at}`))
    expect(site.world.hub.size('lobby')).toBe(ROOM_GUESTS + 2)
    await site.advance(11)
    speaker.send('sendMessage', { rid: 'lobby', msg: `第${joined}位来了` })
    for (const line of [listener, guests[0]!, guests.at(-1)!])
      expect(line.last('sendMessage')).toMatchObject({ msg: `第${joined}位来了` })
    for (const { session } of guests) session.closed()
    for (const line of [speaker, listener]) line.send('heartbeat', {})
  }
  expect(site.world.hub.size()).toBe(2)
  expect(site.world.hub.size('lobby')).toBe(2)
  expect(takeComplaints()).toEqual([])
})

it('lines whose other end is gone without a word are closed after their silence, the others stay', async () => {
  const site = testSite()
  const gone = Array.from({ length: 50 }, (_, at) => guestLine(site, `gone-${at}`))
  const there = guestLine(site, 'there')
  await site.advance(SOCKET_SILENCE_MS / 1_000 - 1)
  there.send('heartbeat', {})
  await site.advance(2)
  for (const { session } of [...gone, there]) session.checkSilence()
  expect(gone.map(({ end }) => end.code)).toEqual(gone.map(() => 4_000))
  expect(there.end.code).toBe(0)
})

it('frames as long as they may be, again and again, are not all kept', async () => {
  const site = testSite()
  const before = site.world.tape!.segments().length
  const line = guestLine(site, 'loud', null)
  const text = JSON.stringify({
    msgId: MESSAGE_ID.sendMessage,
    msgData: { rid: 'lobby', msg: 'x'.repeat(FRAME - 80) },
  })
  for (let frame = 0; frame < 600; frame += 1) {
    openLine(site).raw(text)
    line.raw('{')
  }
  const kept = site.world
    .tape!.segments()
    .flatMap(({ events }) => events)
    .reduce((sum, event) => sum + (event.kind === 'line' ? (event.text?.length ?? 0) : 0), 0)
  expect(before).toBe(1)
  expect(kept).toBeLessThan(2 * 8 * 1024 * 1024 + 2 * FRAME)
})
