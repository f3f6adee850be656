import { expect } from 'vitest'
import { contract, messages } from '@app/contract'
import { type MessageName, MESSAGE_ID, messageName } from '@app/contract/chat/messageIds'
import type { DownData, UpData } from '@app/contract/kit/message'
import { app, type TestSite } from '../harness.ts'

type Messages = typeof messages
type Down<N extends MessageName> = DownData<Messages[N]>
type Up<N extends MessageName> = Partial<UpData<Messages[N]>>
let ids = 0

/** A client of a test world without a port: what it sends goes straight into a session, what it hears is checked. */
export const openLine = (site: TestSite, onSend?: () => void) => {
  const heard: { name: MessageName; data: unknown }[] = []
  const end = { code: 0, reason: '' }
  const session = app.openLine(site.world, {
    id: ++ids,
    send: (text) => {
      onSend?.()
      const { msgId, msgData } = JSON.parse(text) as { msgId: number; msgData: unknown }
      const name = messageName(msgId)!
      expect(messages[name].down?.safeParse(msgData).error).toBeUndefined()
      heard.push({ name, data: msgData })
    },
    close: (code, reason) => Object.assign(end, { code, reason }),
  })
  const all = <N extends MessageName>(name: N) =>
    heard.filter((one) => one.name === name).map(({ data }) => data as Down<N>)
  return {
    session,
    heard,
    end,
    all,
    names: () => heard.map(({ name }) => name),
    last: <N extends MessageName>(name: N): Down<N> => {
      const found = all(name).at(-1)
      if (!found)
        throw new Error(`heard no ${name}, but ${heard.map((one) => one.name).join(', ') || 'nothing'}`)
      return found
    },
    send: <N extends MessageName>(name: N, data: Up<N>) =>
      session.receive(JSON.stringify({ msgId: MESSAGE_ID[name], msgData: data })),
    raw: (text: string) => session.receive(text),
  }
}
export type Line = ReturnType<typeof openLine>

export const guestLine = (site: TestSite, uuid = 'device-1', rid: string | null = 'lobby'): Line => {
  const line = openLine(site)
  line.send('guestLogin', { uuid })
  if (rid) line.send('joinRoom', { rid })
  return line
}

export const jwtOf = async (site: TestSite, token: string): Promise<string> =>
  (await site.call(contract.member.jwt, {}, { token })).data

export const memberLine = async (
  site: TestSite,
  name = 'vip5',
  rid: string | null = 'lobby',
): Promise<Line & { token: string; jwt: string }> => {
  const token = await site.as(name)
  const jwt = await jwtOf(site, token)
  const line = openLine(site)
  line.send('memberLogin', { token, body: jwt })
  if (rid) line.send('joinRoom', { rid })
  return { ...line, token, jwt }
}
