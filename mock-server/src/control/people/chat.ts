import { z } from 'zod'
import { messages } from '@app/contract'
import { messageName } from '@app/contract/chat/messageIds'
import { chat as calls } from '@app/contract/control/chat'
import { siteOf } from '../../site.ts'
import type { ControlPart } from '../control.ts'
import { memberNamed } from '../named.ts'
import { IN_CHINESE, refuseControl } from '../read.ts'

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

export const chatControl: ControlPart = (serve, control) => {
  serve(calls.push, (c, { rid, member, msgId, msgData }) => {
    const world = control.world(c)
    const { chat, pushChat } = siteOf(world)
    const name = messageName(msgId) ?? refuseControl(400, `没有编号为 ${msgId} 的消息，见 GET /chat/messages`)
    const down = messages[name].down ?? refuseControl(400, `${msgId} 只由客户端发送，不能推送`)
    const checked = down.safeParse(msgData, IN_CHINESE)
    if (!checked.success) return refuseControl(400, `msgData 不符合 ${msgId} 的格式`, issuesOf(checked.error))
    const own = (checked.data as { rid?: string | null }).rid
    if (rid !== undefined && own !== undefined && own !== null && own !== rid)
      refuseControl(400, 'rid 与 msgData.rid 不一致')
    const room = rid ?? own
    if (room && !chat.rooms.find(room)) refuseControl(404, `没有聊天室 ${room}，见 GET /chat/rooms`)
    const of = member === undefined ? undefined : memberNamed(world, member)
    const listeners = of
      ? [...world.hub.connections()].filter(({ memberId }) => memberId === of.id).length
      : world.hub.size(rid)
    world.atomically(() => pushChat(name, checked.data as never, { rid, memberId: of?.id }))
    return { name, listeners }
  })
  serve(calls.messages, () => ({ messages: documented() }))
  serve(calls.rooms, (c) => {
    const world = control.world(c)
    const { chat } = siteOf(world)
    const rooms = chat.rooms.list().map(({ match: _, ...room }) => ({
      ...room,
      listeners: world.hub.size(room.rid),
      online: chat.online(room.rid),
    }))
    return {
      rooms,
      status: chat.rooms.status(),
      minVip: chat.rooms.minVip(),
      connections: world.hub.size(),
    }
  })
  serve(calls.open, (c, { rid, title, category }) => {
    const world = control.world(c)
    world.atomically(() => siteOf(world).chat.rooms.open(rid, title, category))
    return { rid, title, category }
  })
}
