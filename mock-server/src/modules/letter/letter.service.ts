import type { Data } from '@app/contract/kit/endpoint'
import type { Letter, letter as calls, UnreadCounts } from '@app/contract/letter/letter'
import type { Call } from '../../kit/call.ts'
import { onceOf } from '../../world/once.ts'
import { invites } from './letter.rules.ts'
import type { LetterRow, LetterStore, LetterType } from './letter.store.ts'

export interface LetterDeps {
  store: LetterStore
  clock: { now(): number }
  /** Told of a letter to one member, so that its page can refresh the badge. */
  notify(memberId: number, letter: { id: string; title: string; summary: string }): void
  /** In a break of the member's own nothing invites: such letters wait until it is over (UN-32). */
  isResting(memberId: number): boolean
}

export interface Writing {
  type: LetterType
  title: string
  content: string
  linkRoute?: string
  linkId?: string
  /** Left out: now. */
  createdAt?: number
  /** What it is about has been pushed already: one piece of news is one message. */
  isQuiet?: boolean
}

export type LetterService = ReturnType<typeof openLetters>

const EVERYONE = 0
const SUMMARY_LENGTH = 60

const summaryOf = (content: string): string => {
  const line = content.replaceAll(/\s+/g, ' ')
  return line.length > SUMMARY_LENGTH ? `${line.slice(0, SUMMARY_LENGTH)}…` : line
}

const present = (row: LetterRow): Letter => ({
  id: String(row.id),
  type: row.type,
  broadcast: row.memberId === EVERYONE,
  title: row.title,
  summary: summaryOf(row.content),
  content: row.content,
  read: row.read,
  linkRoute: row.linkRoute,
  linkId: row.linkId,
  createdAt: row.createdAt,
})

const idsOf = (ids: readonly string[]): number[] => ids.map(Number).filter(Number.isSafeInteger)

/** Frozen, so that a page of letters is spelled once. */
const presentOnce = onceOf((row: LetterRow) => Object.freeze(present(row)))

/** What a break shuts. */
const SHUT: readonly string[] = ['saveMoney', 'discount', 'sport']
const presentResting = onceOf((row: LetterRow) =>
  Object.freeze(present(SHUT.includes(row.linkRoute) ? { ...row, linkRoute: '', linkId: '' } : row)),
)

/** Letters to one member, and broadcasts to all who are members by then (U-MSG-01); each member reads and throws away for itself. */
export const openLetters = ({ store, clock, notify, isResting }: LetterDeps) => {
  const counts = (memberId: number): UnreadCounts => {
    const unread: UnreadCounts = {
      brnotice_count: 0,
      bractivity_count: 0,
      brbulletin_count: 0,
      brmatch_count: 0,
      brfd_count: 0,
      notice_count: 0,
      activity_count: 0,
      fd_count: 0,
    }
    for (const { type, broadcast, n } of store.unread(memberId, clock.now(), isResting(memberId))) {
      const key = `${broadcast ? 'br' : ''}${type}_count`
      if (Object.hasOwn(unread, key)) unread[key as keyof UnreadCounts] = n
    }
    return unread
  }
  const write = (memberId: number, { createdAt = clock.now(), isQuiet: _, ...letter }: Writing): number =>
    store.insert({ ...letter, memberId, createdAt })

  return {
    counts,
    /** Only notice, activity and fd have a personal form. */
    send: (memberId: number, letter: Writing & { type: 'notice' | 'activity' | 'fd' }): void => {
      const id = write(memberId, letter)
      const isHeld = invites(letter.type) && isResting(memberId)
      if (letter.createdAt === undefined && !letter.isQuiet && !isHeld)
        notify(memberId, { id: String(id), title: letter.title, summary: summaryOf(letter.content) })
    },
    broadcast: (letter: Writing) => void write(EVERYONE, letter),
    list: ({ body, member }: Pick<Call<typeof calls.list>, 'body' | 'member'>): Data<typeof calls.list> => {
      const { pageNum, pageSize, type, unreadOnly } = body
      const now = clock.now()
      const page = { limit: pageSize, offset: (pageNum - 1) * pageSize }
      const rests = isResting(member.id)
      const { rows, total } = store.page(member.id, now, { type, unreadOnly, isResting: rests }, page)
      return { records: rows.map(rests ? presentResting : presentOnce), total, pageNum, pageSize }
    },
    read: ({ body, member, refuse }: Call<typeof calls.read>): Letter => {
      const rests = isResting(member.id)
      const [row] = store.find(member.id, clock.now(), { ids: idsOf([body.id]), isResting: rests })
      if (!row) return refuse('NOT_FOUND', { message: '消息不存在或已删除' })
      store.markRead(member.id, [row.id])
      return (rests ? presentResting : present)({ ...row, read: true })
    },
    remove: ({ body, member }: Call<typeof calls.remove>): null => {
      const rows = store.find(member.id, clock.now(), {
        ids: idsOf(body.ids),
        isResting: isResting(member.id),
      })
      store.remove(
        member.id,
        rows.map(({ id }) => id),
      )
      return null
    },
    readAll: ({ body, member }: Pick<Call<typeof calls.onekeyRead>, 'body' | 'member'>): UnreadCounts => {
      const rows = store.find(member.id, clock.now(), {
        type: body.type,
        unreadOnly: true,
        isResting: isResting(member.id),
      })
      store.markRead(
        member.id,
        rows.map(({ id }) => id),
      )
      return counts(member.id)
    },
  }
}
