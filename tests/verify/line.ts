import { contract, messages } from '@app/contract'
import { MESSAGE_ID, type MessageName, messageName } from '@app/contract/chat/messageIds'
import { SITE_ID } from '@app/contract/kit/headers'
import { WebSocket } from 'ws'
import { Broken, type Line } from './backend.ts'
import { against, type Finding, told } from './strict.ts'

interface Frame {
  msgId?: unknown
  msgData?: unknown
}

const PATIENCE_MS = 10_000

/** What of a frame that came down isn't the contract's. */
const frameFindings = (text: string): { name?: MessageName; data?: unknown; findings: Finding[] } => {
  let frame: Frame | undefined
  try {
    frame = JSON.parse(text) as Frame
  } catch {
    // Told below.
  }
  const name = typeof frame?.msgId === 'number' ? messageName(frame.msgId) : undefined
  if (!frame || name === undefined)
    return {
      findings: [{ clause: 'chat.messages', expected: '{msgId, msgData}', actual: told(frame ?? text) }],
    }
  const { down } = messages[name]
  const clause = `chat.messages.${name}`
  if (!down)
    return {
      name,
      findings: [{ clause, expected: '只由客户端发出 · sent by clients alone', actual: told(frame) }],
    }
  return { name, data: frame.msgData, findings: against(down, frame.msgData, `${clause}.down`) }
}

/** A websocket of the chat; hears everything that comes, and what is wrong with it. */
export const openLine = async (
  base: URL,
  headers: Record<string, string>,
  noted: (findings: Finding[]) => void,
): Promise<Line> => {
  const url = new URL(base.pathname.replace(/\/$/, '') + contract.chat.handshake.path, base)
  url.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:'
  url.search = new URLSearchParams({ clientType: 'web', siteId: SITE_ID }).toString()
  const socket = new WebSocket(url, { headers, handshakeTimeout: PATIENCE_MS })
  const heard: { name: MessageName; data: unknown }[] = []
  let woken = () => {}
  let taken = 0
  socket.on('message', (frame: Buffer) => {
    const { name, data, findings } = frameFindings(frame.toString())
    noted(findings)
    if (name) heard.push({ name, data })
    woken()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', (error) =>
      reject(
        new Broken('chat.handshake', 'websocket 没有接通 · the websocket did not open', '101', error.message),
      ),
    )
  })
  socket.on('error', () => woken())
  return {
    send: (name, data) => socket.send(JSON.stringify({ msgId: MESSAGE_ID[name], msgData: data })),
    hear: async (name) => {
      const until = Date.now() + PATIENCE_MS
      for (;;) {
        const at = heard.findIndex((one, index) => index >= taken && one.name === name)
        if (at >= 0) {
          taken = at + 1
          return heard[at]!.data as never
        }
        const left = until - Date.now()
        if (left <= 0)
          throw new Broken(
            `chat.messages.${name}`,
            `没有等到消息 ${MESSAGE_ID[name]} · the message did not come`,
            name,
            heard.map((one) => one.name),
          )
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left)
          woken = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
    close: () => socket.close(),
  }
}
