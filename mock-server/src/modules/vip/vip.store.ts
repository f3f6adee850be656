import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { vipClaims } from './vip.table.ts'

export type VipStore = ReturnType<typeof vipStore>
export type Claim = typeof vipClaims.$inferSelect

export const vipStore = ({ orm }: Db) => ({
  claims: (memberId: number): Claim[] =>
    orm.select().from(vipClaims).where(eq(vipClaims.memberId, memberId)).all(),
  keep: (claim: Claim) => void orm.insert(vipClaims).values(claim).run(),
})
