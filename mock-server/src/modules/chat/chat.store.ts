import { and, count, desc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { chatLogins, chatMessages, chatMutes, chatRooms } from './chat.table.ts'

export type RoomRow = typeof chatRooms.$inferSelect
export type MessageRow = typeof chatMessages.$inferSelect
export type MuteRow = typeof chatMutes.$inferSelect
export type ChatStore = ReturnType<typeof chatStore>

/** Bounds of a history page; times are inclusive. */
export interface Window {
  rid: string
  from: number
  to: number
  limit: number
  offset: number
}

export const chatStore = ({ orm, sqlite }: Db) => {
  const room = prepared(sqlite, () =>
    orm
      .select()
      .from(chatRooms)
      .where(eq(chatRooms.rid, sql.placeholder('rid'))),
  )
  const within = and(
    eq(chatMessages.rid, sql.placeholder('rid')),
    gte(chatMessages.time, sql.placeholder('from')),
    lte(chatMessages.time, sql.placeholder('to')),
  )
  const page = prepared(sqlite, () =>
    orm
      .select()
      .from(chatMessages)
      .where(within)
      .orderBy(desc(chatMessages.time), desc(chatMessages.seq))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  )
  const total = prepared(sqlite, () => orm.select({ total: count() }).from(chatMessages).where(within))
  const mutes = prepared(sqlite, () =>
    orm
      .select()
      .from(chatMutes)
      .where(
        and(eq(chatMutes.uid, sql.placeholder('uid')), inArray(chatMutes.rid, ['', sql.placeholder('rid')])),
      ),
  )
  return {
    room: (rid: string): RoomRow | undefined => room.get({ rid }),
    rooms: (): RoomRow[] => orm.select().from(chatRooms).orderBy(chatRooms.rid).all(),
    saveRoom: (row: RoomRow) =>
      void orm.insert(chatRooms).values(row).onConflictDoUpdate({ target: chatRooms.rid, set: row }).run(),
    add: (row: Omit<MessageRow, 'seq'>): MessageRow => orm.insert(chatMessages).values(row).returning().get(),
    /** Newest first, with how many there are in all. */
    page: (window: Window): { rows: MessageRow[]; total: number } => ({
      rows: page.all({ ...window }),
      total: total.get({ ...window })?.total ?? 0,
    }),
    byId: (id: string): MessageRow | undefined =>
      orm.select().from(chatMessages).where(eq(chatMessages.id, id)).get(),
    remove: (rid: string, id: string) =>
      void orm
        .delete(chatMessages)
        .where(and(eq(chatMessages.rid, rid), eq(chatMessages.id, id)))
        .run(),
    clear: (rid: string) => void orm.delete(chatMessages).where(eq(chatMessages.rid, rid)).run(),
    /** Forgets all but the newest `kept` of a room. */
    prune: (rid: string, kept: number) =>
      void orm.run(
        sql`delete from ${chatMessages} where rid = ${rid} and seq <= (select seq from ${chatMessages} where rid = ${rid} order by seq desc limit 1 offset ${kept})`,
      ),
    sweep: (before: number) => void orm.delete(chatMessages).where(lt(chatMessages.time, before)).run(),
    /** Mutes of a room and of the whole site. */
    mutes: (uid: string, rid: string): MuteRow[] => mutes.all({ uid, rid }),
    mute: (row: MuteRow) =>
      void orm
        .insert(chatMutes)
        .values(row)
        .onConflictDoUpdate({ target: [chatMutes.uid, chatMutes.rid], set: row })
        .run(),
    unmute: (uid: string, rid: string) =>
      void orm
        .delete(chatMutes)
        .where(and(eq(chatMutes.uid, uid), eq(chatMutes.rid, rid)))
        .run(),
    /** False when this login was made before. */
    takeLogin: (jti: string, expiresAt: number, now: number): boolean => {
      orm.delete(chatLogins).where(lte(chatLogins.expiresAt, now)).run()
      return orm.insert(chatLogins).values({ jti, expiresAt }).onConflictDoNothing().run().changes > 0
    },
  }
}
