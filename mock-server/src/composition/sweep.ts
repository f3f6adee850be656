import { DAY, HOUR, startOfSiteDay } from '../world/clock.ts'
import type { World } from '../world/world.ts'

/** Nothing grows without bound (quality, soak): a money verb may be repeated for two days, what was sent and said stays a week. */
const FIRST_ANSWERS_KEPT = 2 * DAY
const SENT_KEPT = 7 * DAY
const SAID_KEPT = 7 * DAY
/** In the small hours of the site. */
const SWEPT_AT = 4 * HOUR
const SWEEP = 'site.sweep'

export interface Sweeping {
  firstAnswers: { sweep(before: number): void }
  chat: { sweep(before: number): void }
  /** Forget what has run out by now. */
  expiring: readonly { sweep(): void }[]
}

/** Every night a world forgets what no answer depends on any more; the books and what is on record stay. */
export const openSweep = (world: World, { firstAnswers, chat, expiring }: Sweeping): void => {
  const { clock, jobs, outbox } = world
  const plan = () => jobs.schedule(SWEEP, startOfSiteDay(clock.now()) + DAY + SWEPT_AT, null, SWEEP)
  jobs.handle<null>(SWEEP, () => {
    const now = clock.now()
    firstAnswers.sweep(now - FIRST_ANSWERS_KEPT)
    chat.sweep(now - SAID_KEPT)
    outbox.sweep(now - SENT_KEPT)
    for (const part of expiring) part.sweep()
    plan()
  })
  if (!jobs.isWaiting(SWEEP)) plan()
}
