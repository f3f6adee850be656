import { and, eq, lte, sql } from 'drizzle-orm'
import { type Db, lazily, lean, prepared } from '../../db/db.ts'
import { accounts, movements, postings, quotes } from './wallet.table.ts'
import type { Span } from '../../world/span.ts'
import type { AccountRef } from './wallet.rules.ts'

export type WalletStore = ReturnType<typeof walletStore>

/** An account as the ledger needs it. */
export type BookAccount = Pick<typeof accounts.$inferSelect, 'id' | 'balanceCents'>

const at = (name: string) => sql.placeholder(name)
const keyOf = ({ memberId, kind, code = '', currency = 'CNY' }: AccountRef) => ({
  memberId,
  kind,
  code,
  currency,
})

/** A movement with what it did to the member's own money. */
export interface OwnMovement {
  id: number
  at: number
  verb: string
  ref: string
  note: string
  /** Of the account that is shown: the centre, else the first of the member's that it touches. */
  kind: 'center' | 'venue' | 'locked'
  code: string
  currency: 'CNY' | 'USDT'
  cents: number
  balanceAfter: number
  /** The member's other currency, where it touched that as well. */
  other?: Pick<OwnMovement, 'currency' | 'cents'> | undefined
}

/** What movements of a verb did to the member's own money. */
export interface MovedSums {
  verb: string
  n: number
  inCents: number
  outCents: number
}

/** Accounts, movements and postings of a world; the hot statements are prepared at first use. */
export const walletStore = ({ orm, sqlite }: Db) => {
  const same = and(
    eq(accounts.memberId, at('memberId')),
    eq(accounts.kind, at('kind')),
    eq(accounts.code, at('code')),
    eq(accounts.currency, at('currency')),
  )
  const balance = lean<[balanceCents: number]>(sqlite, () =>
    orm.select({ balanceCents: accounts.balanceCents }).from(accounts).where(same),
  )
  const open = lazily(() =>
    orm
      .insert(accounts)
      .values({
        memberId: at('memberId'),
        kind: at('kind'),
        code: at('code'),
        currency: at('currency'),
        balanceCents: 0,
      })
      .returning()
      .prepare(),
  )
  const find = lean<[id: number, balanceCents: number]>(sqlite, () =>
    orm.select({ id: accounts.id, balanceCents: accounts.balanceCents }).from(accounts).where(same),
  )
  const setBalance = lean(sqlite, () =>
    orm
      .update(accounts)
      .set({ balanceCents: sql`${at('balanceCents')}` })
      .where(eq(accounts.id, at('id'))),
  )
  const insertMovement = lean(sqlite, () =>
    orm.insert(movements).values({
      at: at('at'),
      memberId: at('memberId'),
      verb: at('verb'),
      ref: at('ref'),
      note: at('note'),
      ownCents: at('ownCents'),
    }),
  )
  const insertPosting = lean(sqlite, () =>
    orm.insert(postings).values({
      movementId: at('movementId'),
      accountId: at('accountId'),
      cents: at('cents'),
      balanceAfter: at('balanceAfter'),
    }),
  )
  const ofMember = prepared(sqlite, () =>
    orm
      .select()
      .from(accounts)
      .where(eq(accounts.memberId, at('memberId'))),
  )

  const moved = lazily(() =>
    sqlite.prepare<[object], { id: number; at: number }>(
      `SELECT id, at FROM movements WHERE member_id = @memberId AND at >= @from AND at < @until
         AND verb IN (SELECT value FROM json_each(@verbs)) ORDER BY at DESC, id DESC LIMIT @limit`,
    ),
  )
  /** Spelled as the index of the gifts is. */
  const given = lazily(() =>
    sqlite.prepare<[object], { id: number }>(
      `SELECT id FROM movements WHERE member_id = @memberId AND at >= @from AND at < @until
         AND verb IN ('gift', 'rebate') ORDER BY at DESC, id DESC LIMIT @limit`,
    ),
  )
  const movedSums = lazily(() =>
    sqlite.prepare<[object], MovedSums>(
      `SELECT verb, count(*) AS n, sum(max(0, own_cents)) AS inCents, sum(min(0, own_cents)) AS outCents
       FROM movements WHERE member_id = @memberId AND at >= @from AND at < @until
         AND verb IN (SELECT value FROM json_each(@verbs)) GROUP BY verb`,
    ),
  )
  const movedCents = lazily(() =>
    sqlite
      .prepare<[object], number | null>(
        `SELECT sum(abs(p.cents)) FROM movements m CROSS JOIN postings p ON p.movement_id = m.id
           CROSS JOIN accounts a ON a.id = p.account_id
         WHERE m.member_id = @memberId AND m.at >= @from AND m.at < @until AND m.verb = @verb AND a.kind = 'center'`,
      )
      .pluck(),
  )
  /** Refused within a day of being placed: what waits is decided in seconds. */
  const refusedSums = lazily(() =>
    sqlite.prepare<[object], { cents: number | null }>(
      `SELECT sum(b.own_cents) AS cents FROM movements r CROSS JOIN movements b ON b.ref = r.ref
       WHERE r.member_id = @memberId AND r.at >= @from AND r.at < @until + 86400000 AND r.verb = 'betRefund'
         AND +b.member_id = @memberId AND b.verb = 'bet' AND +b.at >= @from AND +b.at < @until`,
    ),
  )
  const refused = lazily(() =>
    sqlite
      .prepare<[object], string>(
        `SELECT ref FROM movements WHERE ref IN (SELECT value FROM json_each(@refs))
           AND +member_id = @memberId AND verb = 'betRefund'`,
      )
      .pluck(),
  )
  const placedAt = lazily(() =>
    sqlite
      .prepare<[object], number>(
        "SELECT at FROM movements WHERE ref = @ref AND +member_id = @memberId AND verb = 'bet'",
      )
      .pluck(),
  )
  // The plus and the CROSS JOIN keep SQLite to the few movements: it would begin with all that the member's accounts ever saw.
  const own = `SELECT m.id, m.at, m.verb, m.ref, m.note, p.cents, p.balance_after AS balanceAfter, a.kind, a.code, a.currency
    FROM movements m CROSS JOIN postings p ON p.movement_id = m.id CROSS JOIN accounts a ON a.id = p.account_id
    WHERE a.member_id = m.member_id`
  const byIds = lazily(() =>
    sqlite.prepare<[string], OwnMovement>(
      `${own} AND m.id IN (SELECT value FROM json_each(?)) ORDER BY m.id DESC, p.id`,
    ),
  )
  const byNumber = lazily(() =>
    sqlite.prepare<[object], OwnMovement>(
      `${own} AND +m.member_id = @memberId AND verb IN (SELECT value FROM json_each(@verbs))
         AND (m.ref = @ref OR (m.id = @id AND m.ref = '')) ORDER BY m.id DESC, p.id`,
    ),
  )
  const centerAfter = lazily(() =>
    sqlite
      .prepare<[object], number>(
        `SELECT p.balance_after FROM movements m CROSS JOIN postings p ON p.movement_id = m.id
           CROSS JOIN accounts a ON a.id = p.account_id
         WHERE m.ref = @ref AND +m.member_id = @memberId AND m.verb = @verb
           AND a.member_id = @memberId AND a.kind = 'center' AND a.currency = 'CNY'`,
      )
      .pluck(),
  )
  const centerAt = lazily(() =>
    sqlite
      .prepare<[object], number>(
        `SELECT balance_after FROM postings
         WHERE account_id = (SELECT id FROM accounts
             WHERE member_id = @memberId AND kind = 'center' AND code = '' AND currency = 'CNY')
           AND id <= (SELECT max(id) FROM postings WHERE movement_id = (SELECT id FROM movements
             WHERE member_id = @memberId AND at <= @at ORDER BY at DESC, id DESC LIMIT 1))
         ORDER BY id DESC LIMIT 1`,
      )
      .pluck(),
  )
  /** One row a movement: the centre, else the first account; between others than the member's own, what it moved in all. */
  const shown = (rows: readonly OwnMovement[]): OwnMovement[] =>
    [...Map.groupBy(rows, ({ id }) => id).values()].map((ofOne) => {
      const row = ofOne.find(({ kind }) => kind === 'center') ?? ofOne[0]!
      const same = ofOne.filter(({ currency }) => currency === row.currency)
      const cents = same.reduce((sum, each) => sum + each.cents, 0)
      const other = ofOne.find(({ currency }) => currency !== row.currency)
      return { ...row, ...(cents !== 0 && { cents }), other }
    })

  const ofIds = (ids: readonly number[]): OwnMovement[] =>
    ids.length === 0 ? [] : shown(byIds().all(JSON.stringify(ids)))

  return {
    balance: (ref: AccountRef): number => balance.first(keyOf(ref))?.[0] ?? 0,
    find: (ref: AccountRef): BookAccount | undefined => {
      const row = find.first(keyOf(ref))
      return row && { id: row[0], balanceCents: row[1] }
    },
    /** An account with nothing in it yet. */
    open: (ref: AccountRef): BookAccount => open().get(keyOf(ref)),
    setBalance: (account: BookAccount) => void setBalance.run({ ...account }),
    insertMovement: (row: Omit<typeof movements.$inferSelect, 'id'>): number =>
      Number(insertMovement.run(row).lastInsertRowid),
    insertPosting: (row: Omit<typeof postings.$inferSelect, 'id'>) => void insertPosting.run(row),
    accountsOf: (memberId: number) => ofMember.all({ memberId }),
    /** Movements of these verbs in a span, newest first. */
    moved: (
      memberId: number,
      { verbs, ...asked }: { verbs: readonly string[]; from: number; until: number; limit: number },
    ): { id: number; at: number }[] =>
      verbs.length === 0 ? [] : moved().all({ memberId, ...asked, verbs: JSON.stringify(verbs) }),
    /** What was given in a span, newest first. */
    given: (memberId: number, asked: Span & { limit: number }): OwnMovement[] =>
      ofIds(
        given()
          .all({ memberId, ...asked })
          .map(({ id }) => id),
      ).toSorted((a, b) => b.at - a.at || b.id - a.id),
    /** What movements of these verbs in a span add up to, refused bets apart. */
    movedSums: (memberId: number, { verbs, ...span }: Span & { verbs: readonly string[] }): MovedSums[] => {
      if (verbs.length === 0) return []
      const sums = movedSums().all({ memberId, ...span, verbs: JSON.stringify(verbs) })
      return sums.map((each) => {
        if (each.verb === 'betRefund') return { ...each, inCents: 0 }
        if (each.verb !== 'bet') return each
        return { ...each, outCents: each.outCents - (refusedSums().get({ memberId, ...span })?.cents ?? 0) }
      })
    },
    /** What movements of this verb between centre and venues in a span came to. */
    movedCents: (memberId: number, verb: 'transferIn' | 'transferOut', span: Span): number =>
      movedCents().get({ memberId, verb, ...span }) ?? 0,
    /** Which of these bets never stood. */
    refused: (memberId: number, refs: readonly string[]): string[] =>
      refs.length === 0 ? [] : refused().all({ memberId, refs: JSON.stringify(refs) }),
    placedAt: (memberId: number, ref: string): number | undefined => placedAt().get({ memberId, ref }),
    movements: ofIds,
    /** Movements that belong to an order, or to the number that one without an order goes by. */
    numbered: (memberId: number, ref: string, verbs: readonly string[]): OwnMovement[] =>
      shown(
        byNumber().all({
          memberId,
          ref,
          id: Number(/^M(\d{1,12})$/.exec(ref)?.[1] ?? 0),
          verbs: JSON.stringify(verbs),
        }),
      ),
    /** What the centre held after a movement of an order. */
    centerAfter: (memberId: number, ref: string, verb: string): number | undefined =>
      centerAfter().get({ memberId, ref, verb }),
    /** What the centre held at a moment. */
    centerAt: (memberId: number, moment: number): number => centerAt().get({ memberId, at: moment }) ?? 0,
    keepQuote: (row: typeof quotes.$inferSelect) => void orm.insert(quotes).values(row).run(),
    sweepQuotes: (now: number) => void orm.delete(quotes).where(lte(quotes.expireAt, now)).run(),
    /** Takes a quote: each is good for one exchange. */
    takeQuote: (id: string) => orm.delete(quotes).where(eq(quotes.id, id)).returning().get(),
  }
}
