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
    const found = sqlite
      .prepare<[object], Omit<BookedMovement, 'postings'>>(
        `SELECT id, at, member_id AS memberId, verb, ref, note FROM movements m
         WHERE (:memberId IS NULL OR member_id = :memberId)
           AND (:account IS NULL OR EXISTS (SELECT 1 FROM postings p WHERE p.movement_id = m.id AND p.account_id = :account))
           AND (:text IS NULL OR ref LIKE :text OR verb LIKE :text OR note LIKE :text)
           AND (:before IS NULL OR id < :before)
         ORDER BY id DESC LIMIT :limit`,
      )
      .all({
        ...Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value ?? null])),
        limit,
      })
    const postings = sqlite.prepare<[number], BookedPosting>(
      `SELECT p.account_id AS account, a.member_id AS memberId, a.kind, a.code, a.currency, p.cents,
              p.balance_after FROM postings p JOIN accounts a ON a.id = p.account_id
       WHERE p.movement_id = ? ORDER BY p.id`,
    )
    return found.map((movement) => ({ ...movement, postings: postings.all(movement.id) }))
  },
})
