import { contract } from '@app/contract'
import { LOBBY_ROOM, MESSAGE_ID } from '@app/contract/chat/messageIds'
import { expect, it } from 'vitest'
import { PLANTED_FRAMES, type PlantedFrame } from './frames.data.ts'
import { MEMBERS, type SpoilFrame, sideBySide } from './sideBySide.ts'

const HEARTBEATS = 6

/** A member signs in, talks, reads back, is refused, wins a notice, and stays a while. */
const talk = async (both: ReturnType<typeof sideBySide>, name: string, spoil: SpoilFrame) => {
  const { token } = (await both.ask(contract.auth.login, both.credentials(name)))!
  const jwt = (await both.ask(contract.member.jwt, {}, token))!
  const line = await both.line(spoil)
  const page = { pageNum: 1, pageSize: 20, category: '', categoryType: '' }
  const say = (msg: string, rid = LOBBY_ROOM) =>
    line.say(MESSAGE_ID.sendMessage, { msg, rid, clientId: `${name}-${msg.length}` })
  await line.say(MESSAGE_ID.heartbeat, {})
  await line.say(MESSAGE_ID.memberLogin, { token, body: jwt })
  await line.say(MESSAGE_ID.joinRoom, { rid: LOBBY_ROOM })
  await line.say(MESSAGE_ID.joinRoom, { rid: 'nowhere' })
  await say('大家晚上好')
  await say('今晚看哪一场？')
  await say('不在那里', 'elsewhere')
  await line.say(MESSAGE_ID.historyPull, { rid: LOBBY_ROOM, ...page })
  const type = (await both.ask(contract.deposit.types, {}, token))!.find(({ kind }) => kind !== 'bank')!
  const [channel] = type.channels
  const paid = { typeCode: type.code, amount: '200', ...(channel && { channelId: channel.id }) }
  const order = (await both.ask(contract.deposit.pay, paid, token))!
  await both.ask(contract.deposit.closeOrder, { orderNo: order.orderNo }, token)
  await line.hear()
  for (let n = 0; n < HEARTBEATS; n += 1) await line.say(MESSAGE_ID.heartbeat, {})
  await line.close()
}
const evening = async (spoil: SpoilFrame) => {
  const both = sideBySide(2)
  for (const name of MEMBERS) await talk(both, name, spoil)
  const { frames, differences, compared, calls } = both.desk.read({ masked: false })
  both.close()
  return { frames, differences, compared, calls }
}
const spoiling =
  ({ msgId, does }: PlantedFrame, changed: () => void): SpoilFrame =>
  (text) => {
    const frame = JSON.parse(text)
    if (frame.msgId !== msgId) return [text]
    const instead = does(frame.msgData)
    const sent = instead
      ? instead.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
      : [JSON.stringify(frame)]
    if (sent.length !== 1 || sent[0] !== text) changed()
    return sent
  }

it('an honest backend says nothing else on its lines', async () => {
  const said = new Set<number>()
  const { frames, differences, compared, calls } = await evening((text) => {
    said.add(JSON.parse(text).msgId)
    return [text]
  })
  expect({ differences, compared }).toEqual({ differences: [], compared: calls })
  expect(frames).toBeGreaterThan(90)
  // Whatever is planted below has gone by.
  expect([...said]).toEqual(expect.arrayContaining(PLANTED_FRAMES.map(({ msgId }) => msgId)))
})

it('of the planted frames at least 95 % are shown', async () => {
  const missed: string[] = []
  for (const planted of PLANTED_FRAMES) {
    let isChanged = false
    const { differences } = await evening(spoiling(planted, () => (isChanged = true)))
    if (!isChanged || !differences.some(({ kind }) => kind === 'frame')) missed.push(planted.name)
  }
  const shown = PLANTED_FRAMES.length - missed.length
  console.log(
    `planted frames: ${shown} of ${PLANTED_FRAMES.length} shown${missed.map((name) => `; not: ${name}`).join('')}`,
  )
  expect({ isEnough: shown / PLANTED_FRAMES.length >= 0.95, missed }).toMatchObject({ isEnough: true })
})
