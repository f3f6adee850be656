import type { Db } from '../../db/db.ts'

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

/** The books as an accountant reads them; for the control API. */
export const booksStore = ({ sqlite }: Db) => ({
  accounts: (): BookedAccount[] =>
    sqlite
      .prepare<[], BookedAccount>(
        `SELECT a.id, a.member_id AS memberId, a.kind, a.code, a.currency, a.balance_cents,
                coalesce(sum(p.cents), 0) AS posted_cents, count(p.id) AS postings
         FROM accounts a LEFT JOIN postings p ON p.account_id = a.id GROUP BY a.id ORDER BY a.member_id, a.id`,
      )
      .all(),
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
})
