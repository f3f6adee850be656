import type { ActivityKind } from '@app/contract/promotion/activity'
import type { Kind } from './kind.ts'
import { betting } from './kinds/betting.ts'
import { againDeposit, firstDeposit } from './kinds/deposits.ts'
import { draw } from './kinds/draw.ts'
import { friend } from './kinds/friend.ts'
import { land } from './kinds/land.ts'
import { race } from './kinds/race.ts'
import { sign } from './kinds/sign.ts'
import { task } from './kinds/task.ts'

/** A kind that is missing here does not compile (U-ACT-01). */
export const KINDS: Record<ActivityKind, Kind> = {
  racePage: race,
  activityLandPage: land,
  firstDeposit,
  againDeposit,
  newTask: task,
  drawGift: draw,
  signGift: sign,
  friendInvitation: friend,
  bettingGift: betting,
}
