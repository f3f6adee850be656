import { messages } from '@app/contract'
import type { MessageName } from '@app/contract/chat/messageIds'
import type { DownData } from '@app/contract/kit/message'
import type { ChatMember, ChatService } from './chat.service.ts'
import { giftText, predictionText } from './chat.rules.ts'
import type { Hub } from '../../world/hub.ts'
import type { Clock } from '../../world/clock.ts'

type Pushed = {
  [N in MessageName]: (typeof messages)[N]['down'] extends undefined
    ? undefined
    : DownData<(typeof messages)[N]>
}
/** What a pushed message changes besides being sent; every id has its row. */
type Effects = { [N in MessageName]: (data: Pushed[N]) => void }

export interface PushDeps {
  chat: ChatService
  hub: Hub
  clock: Clock
  member(memberId: number): ChatMember | undefined
}

export type Target = { rid?: string | undefined; memberId?: number | undefined }
export type Push = ReturnType<typeof openPush>

/** Sends any message of the contract to a room, a member or everyone, and makes what it says true. */
export const openPush = ({ chat, hub, clock, member }: PushDeps) => {
  const { rooms, store } = chat
  const nothing = () => undefined
  const speaker = (uid: string, nickName: string) => {
    const known = /^\d+$/.test(uid) ? member(Number(uid)) : undefined
    return { uid, nickName, avatar: known?.avatar ?? `/art/avatar/${uid}.svg`, vip: known?.vip ?? 0 }
  }
  const effects: Effects = {
    heartbeat: nothing,
    memberLogin: nothing,
    joinRoom: nothing,
    joinUnicast: nothing,
    joinBroadcast: nothing,
    historyPull: nothing,
    guestLogin: nothing,
    scorePush: nothing,
    notification: nothing,
    sendMessage: (data) => {
      if (!('refused' in data) && !store.byId(data.id)) store.add({ ...data, isRobot: data.robot ?? false })
    },
    memberMute: ({ rid, uid, until, reason }) => {
      if (until === null || until <= clock.now()) store.unmute(uid, rid ?? '')
      else store.mute({ uid, rid: rid ?? '', until, reason })
    },
    blockMessage: ({ rid, messageId }) => store.remove(rid, messageId),
    roomStatus: ({ rid, status }) => void rooms.change(rid, { status }),
    vipChatLevel: ({ minVip }) => rooms.setMinVip(minVip),
    globalStatus: ({ status }) => rooms.setStatus(status),
    roomDestroy: ({ rid }) => {
      store.clear(rid)
      rooms.change(rid, { isDestroyed: true })
    },
    clearRoom: ({ rid }) => store.clear(rid),
    giftPush: ({ rid, uid, nickName, giftName, count }) =>
      void chat.keep(rid, speaker(uid, nickName), giftText(giftName, count), 'gift'),
    predictionPush: ({ rid, uid, nickName, home, away }) =>
      void chat.keep(rid, speaker(uid, nickName), predictionText(home, away), 'prediction'),
  }

  /** `data` is checked by the message's down schema already. */
  return <N extends MessageName>(name: N, data: Pushed[N], { rid, memberId }: Target): void => {
    effects[name](data)
    const message = messages[name]
    if (memberId !== undefined) hub.toMember(memberId, message, data as never)
    else if (rid !== undefined) hub.toRoom(rid, message, data as never)
    else hub.toAll(message, data as never)
    if (name === 'roomDestroy') chat.empty((data as Pushed['roomDestroy']).rid)
  }
}
