import { and, desc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import { type Db, lazily, lean } from '../../db/db.ts'
import { accounts, movements, postings, quotes } from './wallet.table.ts'
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

const ownPosting = {
  id: movements.id,
  at: movements.at,
  verb: movements.verb,
  ref: movements.ref,
  note: movements.note,
  cents: postings.cents,
  balanceAfter: postings.balanceAfter,
  kind: accounts.kind,
  currency: accounts.currency,
}
export type OwnPosting = { -readonly [K in keyof typeof ownPosting]: (typeof ownPosting)[K]['_']['data'] }

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
    orm
      .insert(movements)
      .values({ at: at('at'), memberId: at('memberId'), verb: at('verb'), ref: at('ref'), note: at('note') }),
  )
  const insertPosting = lean(sqlite, () =>
    orm.insert(postings).values({
      movementId: at('movementId'),
      accountId: at('accountId'),
      cents: at('cents'),
      balanceAfter: at('balanceAfter'),
    }),
  )
  const ofMember = lazily(() =>
    orm
      .select()
      .from(accounts)
      .where(eq(accounts.memberId, at('memberId')))
      .prepare(),
  )

  const deals = lazily(() =>
    orm
      .select(ownPosting)
      .from(movements)
      .innerJoin(postings, eq(postings.movementId, movements.id))
      .innerJoin(
        accounts,
        and(eq(accounts.id, postings.accountId), eq(accounts.memberId, movements.memberId)),
      )
      .where(
        and(
          eq(movements.memberId, at('memberId')),
          gte(movements.at, at('from')),
          lt(movements.at, at('until')),
          sql`${movements.verb} in (select value from json_each(${at('verbs')}))`,
        ),
      )
      .orderBy(desc(movements.id), postings.id)
      .limit(at('limit'))
      .prepare(),
  )

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
    accountsOf: (memberId: number) => ofMember().all({ memberId }),
    /** Movements of these verbs, newest first, each with what it did to the member's own accounts. */
    dealsOf: (
      memberId: number,
      filter: { verbs: readonly string[]; from: number; until: number; limit: number },
    ): OwnPosting[] => deals().all({ memberId, ...filter, verbs: JSON.stringify(filter.verbs) }),
    keepQuote: (row: typeof quotes.$inferSelect) => void orm.insert(quotes).values(row).run(),
    sweepQuotes: (now: number) => void orm.delete(quotes).where(lte(quotes.expireAt, now)).run(),
    /** Takes a quote: each is good for one exchange. */
    takeQuote: (id: string) => orm.delete(quotes).where(eq(quotes.id, id)).returning().get(),
    /** Movements whose postings don't sum to zero, and accounts whose balance isn't the sum of their postings. */
    check: () => {
      const unbalanced = sqlite
        .prepare(
          `select count(*) as n from (
             select p.movement_id from postings p join accounts a on a.id = p.account_id
             group by p.movement_id, a.currency having sum(p.cents) <> 0)`,
        )
        .get() as { n: number }
      const drift = sqlite
        .prepare(
          `select coalesce(sum(abs(a.balance_cents - coalesce(s.total, 0))), 0) as cents,
                  sum(a.member_id <> 0 and a.balance_cents < 0) as negative, count(*) as accounts
           from accounts a left join (select account_id, sum(cents) as total from postings group by account_id) s
             on s.account_id = a.id`,
        )
        .get() as { cents: number; negative: number | null; accounts: number }
      const count = sqlite.prepare('select count(*) as n from postings').get() as { n: number }
      return {
        unbalanced: unbalanced.n,
        driftCents: drift.cents,
        negative: drift.negative ?? 0,
        accounts: drift.accounts,
        postings: count.n,
      }
    },
  }
}
