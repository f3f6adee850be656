import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/db.ts'
import { vipClaims } from './vip.table.ts'

export type VipStore = ReturnType<typeof vipStore>
export type Claim = typeof vipClaims.$inferSelect

export const vipStore = ({ orm, sqlite }: Db) => {
  const claims = prepared(sqlite, () =>
    orm
      .select()
      .from(vipClaims)
      .where(eq(vipClaims.memberId, sql.placeholder('memberId'))),
  )
  return {
    claims: (memberId: number): Claim[] => claims.all({ memberId }),
    keep: (claim: Claim) => void orm.insert(vipClaims).values(claim).run(),
  }
}
