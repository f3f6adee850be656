import type { RoomState } from '@app/contract/chat/chatMessage'
import { LOBBY_ROOM } from '@app/contract/chat/messageIds'
import type { State } from '../../world/state.ts'
import type { ChatStore, RoomRow } from './chat.store.ts'

/** A match that has a room: rid is the match's id (U-WS-03). */
export interface ChatMatch {
  home: string
  away: string
  /** Code of the sport, what a history pull calls category. */
  category: string
  hasBegun: boolean
  isOver: boolean
}

export interface Room {
  rid: string
  title: string
  /** What counts: a closed site closes every room. */
  status: RoomState
  category: string
  categoryType: string
  match: ChatMatch | undefined
}

interface SiteChat {
  status: 'open' | 'closed'
  /** U-WS-04: who may speak, by VIP level. */
  minVip: number
}

export interface RoomsDeps {
  store: ChatStore
  state: State
  match(rid: string): ChatMatch | undefined
}

export type Rooms = ReturnType<typeof openRooms>

const STATE_KEY = 'chat'
export const LOBBY_TITLE = '澄湾大厅'

/** Which rooms there are and how each stands. */
export const openRooms = ({ store, state, match }: RoomsDeps) => {
  const site = state.held<SiteChat>(STATE_KEY, (kept) => ({ status: 'open', minVip: 0, ...kept }))
  const change = (to: Partial<SiteChat>) => site.set({ ...site.get(), ...to })
  const rowOf = (rid: string, of: ChatMatch | undefined): RoomRow | undefined => {
    const kept = store.room(rid)
    if (kept) return kept
    const title = rid === LOBBY_ROOM ? LOBBY_TITLE : of && `${of.home} 对 ${of.away}`
    if (title === undefined) return undefined
    return {
      rid,
      title,
      status: of?.isOver ? 'closed' : 'open',
      category: of?.category ?? '',
      categoryType: '',
      isDestroyed: false,
    }
  }
  const find = (rid: string): Room | undefined => {
    const of = rid === LOBBY_ROOM ? undefined : match(rid)
    const row = rowOf(rid, of)
    if (!row || row.isDestroyed) return undefined
    const { title, category, categoryType } = row
    return {
      rid,
      title,
      status: site.get().status === 'closed' ? 'closed' : row.status,
      category,
      categoryType,
      match: of,
    }
  }
  return {
    find,
    status: (): SiteChat['status'] => site.get().status,
    minVip: (): number => site.get().minVip,
    setStatus: (status: SiteChat['status']) => change({ status }),
    setMinVip: (minVip: number) => change({ minVip }),
    /** Changes a room that is there; false otherwise. */
    change: (rid: string, facts: Partial<RoomRow>): boolean => {
      const row = rowOf(rid, match(rid))
      if (!row) return false
      store.saveRoom({ ...row, ...facts })
      return true
    },
    /** A room of its own, or a destroyed one again. */
    open: (rid: string, title: string, category = ''): void =>
      store.saveRoom({ rid, title, status: 'open', category, categoryType: '', isDestroyed: false }),
    /** The lobby and every room that was made or changed. */
    list: (): Room[] =>
      [...new Set([LOBBY_ROOM, ...store.rooms().map(({ rid }) => rid)])].flatMap((rid) => find(rid) ?? []),
  }
}
