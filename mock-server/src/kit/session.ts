import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm'
import { lazily } from '../db/db.ts'
import { forgetting } from '../db/followers.ts'
import { DAY, MINUTE } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { sessions } from '../world/world.table.ts'
import type { Caller, Member } from './call.ts'

/** U-AUTH-01: 96 hex digits, seven days sliding, five at most. */
export const TOKEN_DIGITS = 96
export const SESSION_LIFE = 7 * DAY
export const MAX_SESSIONS = 5
const SLIDE_EVERY = MINUTE

export interface Sessions {
  /** Opens a session and returns its token; undefined when the member has MAX_SESSIONS already (6039), unless the oldest makes room. */
  open(
    member: Member,
    caller: Pick<Caller, 'ip' | 'finger'>,
    options?: { makeRoom?: boolean },
  ): string | undefined
  find(token: string): Member | undefined
  /** Whether `find` would find somebody; nothing is changed by asking. */
  knows(token: string): boolean
  close(token: string): void
  /** Ends every session of a member, but the one of `exceptToken`. */
  closeAll(memberId: number, exceptToken?: string): void
  /** Forgets sessions that have run out. */
  sweep(): void
  list(memberId: number): { ip: string; finger: string; createdAt: number; seenAt: number }[]
}

const hashToken = (token: string) => bytesToHex(sha256(utf8ToBytes(token)))

/** Sessions of a world: only hashes of tokens are stored. */
export const openSessions = (world: World): Sessions => {
  const { orm } = world.db
  const cache = new Map<string, { hash: string; member: Member; seenAt: number; expiresAt: number }>()
  const changed = forgetting(world.db.follow, () => cache.clear())
  const byHash = lazily(() =>
    orm
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, sql.placeholder('hash')))
      .prepare(),
  )
  const slide = (hash: string, now: number) =>
    orm
      .update(sessions)
      .set({ seenAt: now, expiresAt: now + SESSION_LIFE })
      .where(eq(sessions.tokenHash, hash))
      .run()
  const load = (token: string) => {
    const hash = hashToken(token)
    const row = byHash().get({ hash })
    if (!row) return undefined
    const entry = {
      hash,
      member: { id: row.memberId, name: row.memberName },
      seenAt: row.seenAt,
      expiresAt: row.expiresAt,
    }
    cache.set(token, entry)
    return entry
  }
  const live = (memberId: number) =>
    orm.select().from(sessions).where(eq(sessions.memberId, memberId)).orderBy(asc(sessions.seenAt)).all()
  return {
    open: (member, { ip, finger }, { makeRoom = false } = {}) => {
      const now = world.clock.now()
      for (const row of live(member.id)) {
        if (row.expiresAt <= now || row.finger === finger) {
          orm.delete(sessions).where(eq(sessions.tokenHash, row.tokenHash)).run()
          cache.clear()
        }
      }
      const [oldest, ...others] = live(member.id)
      if (oldest && others.length + 1 >= MAX_SESSIONS) {
        if (!makeRoom) return undefined
        orm.delete(sessions).where(eq(sessions.tokenHash, oldest.tokenHash)).run()
        cache.clear()
      }
      const token = world.random.hex('token', TOKEN_DIGITS)
      const row = {
        tokenHash: hashToken(token),
        memberId: member.id,
        memberName: member.name,
        ip,
        finger,
        createdAt: now,
        seenAt: now,
        expiresAt: now + SESSION_LIFE,
      }
      orm.insert(sessions).values(row).run()
      changed()
      return token
    },
    find: (token) => {
      if (token.length !== TOKEN_DIGITS) return undefined
      const entry = cache.get(token) ?? load(token)
      if (!entry) return undefined
      const now = world.clock.now()
      if (entry.expiresAt <= now) {
        orm.delete(sessions).where(eq(sessions.tokenHash, entry.hash)).run()
        cache.delete(token)
        return undefined
      }
      if (now - entry.seenAt > SLIDE_EVERY) {
        slide(entry.hash, now)
        changed()
        entry.seenAt = now
        entry.expiresAt = now + SESSION_LIFE
      }
      return entry.member
    },
    knows: (token) =>
      token.length === TOKEN_DIGITS &&
      ((cache.get(token) ?? load(token))?.expiresAt ?? 0) > world.clock.now(),
    close: (token) => {
      orm
        .delete(sessions)
        .where(eq(sessions.tokenHash, hashToken(token)))
        .run()
      cache.delete(token)
    },
    closeAll: (memberId, exceptToken = '') => {
      orm
        .delete(sessions)
        .where(and(eq(sessions.memberId, memberId), ne(sessions.tokenHash, hashToken(exceptToken))))
        .run()
      cache.clear()
    },
    sweep: () => {
      orm.delete(sessions).where(lte(sessions.expiresAt, world.clock.now())).run()
      cache.clear()
    },
    list: (memberId) =>
      live(memberId).map(({ ip, finger, createdAt, seenAt }) => ({ ip, finger, createdAt, seenAt })),
  }
}
