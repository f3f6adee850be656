import { createElement } from 'react'
import { MESSAGE_ID, messageName } from '@app/contract/chat/messageIds'
import { CLIENT_TYPE } from '@app/contract/kit/headers'
import { api } from '../api/api.ts'
import { expire } from '../api/expiry.ts'
import { worldWithoutCookie } from '../api/send/headers.ts'
import { session } from '../api/session.ts'
import { siteId } from '../api/siteConfig.ts'
import { memberApi } from '../features/member/member.api.ts'
import { storedLocale } from '../i18n/locale.ts'
import { bus } from '../lib/bus.ts'
import { chatLine } from '../lib/chat/chatLine.ts'
import { clock } from '../lib/clock.ts'
import { config } from '../lib/config.ts'
import { deviceId } from '../lib/device/fingerprint/fingerprint.ts'
import { isOnScreen } from '../lib/device/onScreen.ts'
import { stored, watchStorage } from '../lib/device/storage.ts'
import { type Effects, REACTIONS, STALE_AFTER_BREAK } from '../realtime/reactions.ts'
import { SeeBets } from './globals/SeeBets.tsx'
import { createSocket, type Wire } from '../realtime/socket.ts'
import { openPolling } from './poll.ts'
import type { AppStore } from './store.ts'

export { leaveWithRelease } from './release.ts'

/** TRAP-33: client type, site and language in the address, the token never. */
const handshakeUrl = (): string => {
  const base = config.wsBase || location.origin.replace(/^http/, 'ws')
  const query = new URLSearchParams({ clientType: CLIENT_TYPE, siteId: siteId(), lang: storedLocale() })
  const world = worldWithoutCookie()
  if (world) query.set('__world', world)
  return `${base}/stream/ws/v1/handshake?${query}`
}

/** One connection for the page (GLOB-04): a member's after a fresh jwt, else a guest's; made anew with the identity (WSL-06) and the language. */
export const connectChat = (store: AppStore, reloadSettings: () => void): (() => void) => {
  const effects: Effects = {
    followClock: clock.follow,
    stale: (tags) => void store.dispatch(api.util.invalidateTags([...tags])),
    // What comes over the line of a session that has ended is no news any more.
    tell: (message, id, isOfBets) => {
      if (known !== identity()) return
      const way = isOfBets && id && createElement(SeeBets, { id })
      bus.emit('toast', { kind: 'info', message, ...(id && { id }), ...(way && { way }) })
    },
    isOnScreen,
    expire: () => expire(session.token()),
    reloadSettings,
  }
  let wasConnected = false
  const polling = openPolling(() => effects.stale(STALE_AFTER_BREAK))
  const socket = createSocket({
    connect: () => new WebSocket(handshakeUrl()) as Wire,
    login: async () => {
      const token = session.token()
      if (!token) return { msgId: MESSAGE_ID.guestLogin, msgData: { uuid: deviceId() } }
      const body = await store.dispatch(memberApi.endpoints.jwt.initiate({})).unwrap()
      stored.write('jwtToken', body)
      return { msgId: MESSAGE_ID.memberLogin, msgData: { token, body } }
    },
    onFrame: ({ msgId, msgData }) => {
      const name = messageName(msgId)
      if (!name) return
      ;(REACTIONS[name] as (data: unknown, effects: Effects) => void)(msgData, effects)
      chatLine.deliver(msgId, msgData)
    },
    onState: (state) => {
      chatLine.state.set(state)
      // Of the first connection of a page nothing is missed yet, unless it was long in coming.
      if (state === 'connected' && (wasConnected || chatLine.isPolling.get())) {
        effects.stale(STALE_AFTER_BREAK)
        reloadSettings()
      }
      polling.follow(state)
      wasConnected ||= state === 'connected'
    },
  })
  chatLine.plug(socket.send)
  const identity = () => `${storedLocale()} ${session.token()}`
  let known = identity()
  const stopWatching = watchStorage(() => {
    if (known === identity()) return
    known = identity()
    wasConnected = false
    socket.restart()
  })
  socket.start()
  return () => {
    stopWatching()
    socket.stop()
    polling.end()
    chatLine.plug(() => undefined)
  }
}
