import { z } from 'zod'
import { messages } from '@app/contract'
import { RoomId } from '@app/contract/chat/chatMessage'
import { messageName } from '@app/contract/chat/messageIds'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { readBody, refuseControl } from './read.ts'

const Push = z.strictObject({
  rid: RoomId.optional(),
  /** A member's name: only their connections hear it. */
  member: z.string().min(1).max(40).optional(),
  msgId: z.int(),
  msgData: z.record(z.string(), z.unknown()).default({}),
})
const NewRoom = z.strictObject({
  rid: RoomId,
  title: z.string().min(1).max(80),
  category: z.string().max(20).default(''),
})

const documented = () =>
  Object.entries(messages).map(([name, { msgId, summary, up, down }]) => ({
    name,
    msgId,
    summary,
    up: up !== undefined,
    down: down ? z.toJSONSchema(down, { io: 'input', unrepresentable: 'any' }) : null,
  }))

const issuesOf = (error: z.ZodError) =>
  error.issues.map(({ path, message }) => ({ path: ['msgData', ...path].join('.'), message }))

/**
 * POST /chat {rid?, member?, msgId, msgData}: sends any documented message to a room, a member or everyone, and makes what
 * it says true (a closed room refuses, a withdrawn message is gone) → {name, listeners}. GET, POST /chat/rooms.
 * GET /chat/messages → {messages: [{name, msgId, summary, up, down}]}: every documented message; `down` is the JSON schema of
 * its msgData, null of what only clients send.
 */
export const chatControl: ControlPart = (app, control) => {
  app.post('/chat', async (c) => {
    const { rid, member, msgId, msgData } = await readBody(c, Push)
    const world = control.world(c)
    const { chat, pushChat, members } = siteOf(world)
    const name = messageName(msgId) ?? refuseControl(400, `没有编号为 ${msgId} 的消息`)
    const down = messages[name].down ?? refuseControl(400, `${msgId} 只由客户端发送，不能推送`)
    const checked = down.safeParse(msgData)
    if (!checked.success) return refuseControl(400, `msgData 不符合 ${msgId} 的格式`, issuesOf(checked.error))
    const own = (checked.data as { rid?: string | null }).rid
    if (rid !== undefined && own !== undefined && own !== null && own !== rid)
      refuseControl(400, 'rid 与 msgData.rid 不一致')
    const room = rid ?? own
    if (room && !chat.rooms.find(room)) refuseControl(404, `没有聊天室 ${room}`)
    const of =
      member === undefined
        ? undefined
        : (members.byName(member) ?? refuseControl(404, `没有名为 ${member} 的会员`))
    const listeners = of
      ? [...world.hub.connections()].filter(({ memberId }) => memberId === of.id).length
      : world.hub.size(rid)
    world.atomically(() => pushChat(name, checked.data as never, { rid, memberId: of?.id }))
    return c.json({ name, listeners })
  })
  app.get('/chat/messages', (c) => c.json({ messages: documented() }))
  app.get('/chat/rooms', (c) => {
    const world = control.world(c)
    const { chat } = siteOf(world)
    const rooms = chat.rooms.list().map(({ match: _, ...room }) => ({
      ...room,
      listeners: world.hub.size(room.rid),
      online: chat.online(room.rid),
    }))
    return c.json({
      rooms,
      status: chat.rooms.status(),
      minVip: chat.rooms.minVip(),
      connections: world.hub.size(),
    })
  })
  app.post('/chat/rooms', async (c) => {
    const { rid, title, category } = await readBody(c, NewRoom)
    const world = control.world(c)
    world.atomically(() => siteOf(world).chat.rooms.open(rid, title, category))
    return c.json({ rid, title, category }, 201)
  })
}
