import type { LedgerCheck } from '@app/contract/control/money'
import { type Db, lazily } from '../../db/db.ts'
import { forgetting } from '../../db/followers.ts'
import { OUTSIDE } from './wallet.rules.ts'

/** An account with what its postings add up to; the two are the same, or the books are wrong. */
export interface BookedAccount {
  id: number
  memberId: number
  kind: string
  code: string
  currency: string
  balance_cents: number
  posted_cents: number
  postings: number
}
export interface BookedPosting {
  account: number
  memberId: number
  kind: string
  code: string
  currency: string
  cents: number
  balance_after: number
}
export interface BookedMovement {
  id: number
  at: number
  memberId: number
  verb: string
  ref: string
  note: string
  postings: BookedPosting[]
}

export interface MovementFilter {
  memberId?: number | undefined
  account?: number | undefined
  /** Of the reference, the verb or the note. */
  text?: string | undefined
  before?: number | undefined
  limit: number
}

/** What each part of a filter asks; only those that are given, so that each finds its index. */
const CONDITIONS: Record<string, string> = {
  memberId: 'm.member_id = :memberId',
  account: 'p.account_id = :account AND m.id = p.movement_id',
  text: '(ref LIKE :text OR verb LIKE :text OR note LIKE :text)',
  before: 'm.id < :before',
}

/**
 * What the postings add up to. None is ever changed or deleted, so each is counted once, when somebody first asks after it,
 * and all of them when a world is opened.
 */
const openCount = ({ sqlite, follow, isWriting }: Db) => {
  let last = 0
  let unbalanced = 0
  const posted = new Map<number, { cents: number; postings: number }>()
  const changed = forgetting(follow, () => {
    last = 0
    unbalanced = 0
    posted.clear()
  })
  const newest = lazily(() => sqlite.prepare<[], number>('SELECT coalesce(max(id), 0) FROM postings').pluck())
  // The pluses keep SQLite to what is new: it would begin with all that there ever was.
  const odd = lazily(() =>
    sqlite
      .prepare<[number], number>(
        `SELECT count(*) FROM (SELECT 1 FROM postings p JOIN accounts a ON a.id = p.account_id WHERE p.id > ?
           GROUP BY +p.movement_id, a.currency HAVING sum(p.cents) <> 0)`,
      )
      .pluck(),
  )
  const sums = lazily(() =>
    sqlite.prepare<[number], { account: number; cents: number; postings: number }>(
      `SELECT account_id AS account, sum(cents) AS cents, count(*) AS postings FROM postings WHERE id > ?
       GROUP BY +account_id`,
    ),
  )
  return () => {
    const upTo = newest().get()!
    if (upTo > last) {
      unbalanced += odd().get(last)!
      for (const { account, cents, postings } of sums().all(last)) {
        const before = posted.get(account)
        posted.set(account, {
          cents: cents + (before?.cents ?? 0),
          postings: postings + (before?.postings ?? 0),
        })
      }
      last = upTo
      // What a verb under way has written may yet be taken back.
      if (isWriting()) changed()
    }
    return { unbalanced, posted }
  }
}

/** The books as an accountant reads them; for the control API. */
export const booksStore = (db: Db) => {
  const { sqlite } = db
  const count = openCount(db)
  const listed = lazily(() =>
    sqlite.prepare<[], Omit<BookedAccount, 'posted_cents' | 'postings'>>(
      'SELECT id, member_id AS memberId, kind, code, currency, balance_cents FROM accounts ORDER BY member_id, id',
    ),
  )
  const accounts = (): BookedAccount[] => {
    const { posted } = count()
    return listed()
      .all()
      .map((account) => {
        const { cents, postings } = posted.get(account.id) ?? { cents: 0, postings: 0 }
        return { ...account, posted_cents: cents, postings }
      })
  }
  return {
    accounts,
    /** Every movement's postings sum to zero, every balance is the sum of its postings, no member's is below zero. */
    check: (): LedgerCheck => {
      const all = accounts()
      const sum = (of: (account: BookedAccount) => number) => all.reduce((total, each) => total + of(each), 0)
      const drift = sum(({ balance_cents, posted_cents }) => Math.abs(balance_cents - posted_cents))
      const isBelow = all.some(({ memberId, balance_cents }) => memberId !== OUTSIDE && balance_cents < 0)
      return {
        balanced: count().unbalanced === 0 && drift === 0 && !isBelow,
        drift_cents: drift,
        accounts: all.length,
        postings: sum(({ postings }) => postings),
      }
    },
    /** Newest first, whole: with the postings of every account they touch. */
    movements: ({ memberId, account, text, before, limit }: MovementFilter): BookedMovement[] => {
      const given = { memberId, account, text: text ? `%${text}%` : undefined, before }
      const asked = Object.entries(given).filter(([, value]) => value !== undefined)
      const found = sqlite
        .prepare<[object], Omit<BookedMovement, 'postings'>>(
          `SELECT DISTINCT m.id, at, member_id AS memberId, verb, ref, note
         FROM ${account === undefined ? '' : 'postings p CROSS JOIN'} movements m
         WHERE ${['TRUE', ...asked.map(([name]) => CONDITIONS[name])].join(' AND ')}
         ORDER BY ${account === undefined ? 'm' : 'p'}.id DESC LIMIT :limit`,
        )
        .all({ ...Object.fromEntries(asked), limit })
      const postings = sqlite.prepare<[number], BookedPosting>(
        `SELECT p.account_id AS account, a.member_id AS memberId, a.kind, a.code, a.currency, p.cents,
              p.balance_after FROM postings p JOIN accounts a ON a.id = p.account_id
       WHERE p.movement_id = ? ORDER BY p.id`,
      )
      return found.map((movement) => ({ ...movement, postings: postings.all(movement.id) }))
    },
  }
}
