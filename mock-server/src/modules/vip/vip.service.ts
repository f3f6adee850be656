import { fromCents } from '@app/contract/kit/cents'
import type { Data } from '@app/contract/kit/endpoint'
import type { GradeProgress } from '@app/contract/vip/grade'
import type { vip } from '@app/contract/vip/vip'
import { depositCents, doneBy, GRADES, keepCycle, percentTo, rebatesOf, turnoverCents } from './vip.rules.ts'

export interface VipDeps {
  clock: { now(): number }
  member(id: number): { vipGrade: number; registeredAt: number }
  /** All that the member has deposited, in cents. */
  depositedCents(memberId: number): number
  /** Valid bets placed in [from, until), in cents. */
  turnoverCents(memberId: number, from: number, until: number): number
}

export type VipService = ReturnType<typeof openVip>

/** The levels, and where a member stands against one of them (U-VIP-01). */
export const openVip = ({ clock, member, ...counted }: VipDeps) => {
  const progress = (memberId: number, grade: number): GradeProgress => {
    const { vipGrade, registeredAt } = member(memberId)
    const now = clock.now()
    const done = doneBy(vipGrade, {
      deposited: counted.depositedCents(memberId),
      turnover: counted.turnoverCents(memberId, 0, now + 1),
    })
    const cycle = keepCycle(registeredAt, now)
    return {
      currentGrade: vipGrade,
      depositTotal: fromCents(done.deposited),
      turnoverTotal: fromCents(done.turnover),
      depositMissing: fromCents(Math.max(0, depositCents(grade) - done.deposited)),
      turnoverMissing: fromCents(Math.max(0, turnoverCents(grade) - done.turnover)),
      keepTurnover: fromCents(counted.turnoverCents(memberId, cycle.from, now + 1)),
      keepUntil: cycle.until,
      reached: vipGrade >= grade,
      percent: percentTo(grade, done),
    }
  }
  return {
    grades: () => [...GRADES],
    grade: (memberId: number, grade: number): Data<typeof vip.memberGradeInfoByGrade> => ({
      ...GRADES[grade]!,
      progress: progress(memberId, grade),
      fanshui: rebatesOf(grade),
    }),
    /** The member's own level where none is named. */
    rebates: (
      memberId: number,
      {
        grade,
        category,
      }: { grade?: number | undefined; category?: Parameters<typeof rebatesOf>[1] | undefined },
    ) => rebatesOf(grade ?? member(memberId).vipGrade, category),
  }
}
