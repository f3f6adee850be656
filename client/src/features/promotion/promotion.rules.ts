import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Activity } from '@app/contract/promotion/activity'
import type { ActivityContent, ActivityPayload } from '@app/contract/promotion/activityContent'
import { GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'

export type Kind = ActivityContent['kind']
export type ContentOf<K extends Kind> = Extract<ActivityContent, { kind: K }>
export type Tier = ContentOf<'firstDeposit'>['tiers'][number]

const DAY_MS = 86_400_000
const WEEK_DAYS = 7
/** Monday 00:00 UTC+8 nearest to the epoch. */
const FIRST_MONDAY_MS = 4 * DAY_MS - 8 * 3_600_000

/** A week of the site ends on Monday, 00:00 UTC+8. */
export const weekEnd = (now: number): number => {
  const week = WEEK_DAYS * DAY_MS
  return FIRST_MONDAY_MS + (Math.floor((now - FIRST_MONDAY_MS) / week) + 1) * week
}

/** Days of a month by weeks that begin on Monday: how many cells stand empty before the first. */
export const emptyBefore = (firstDate: string): number =>
  (new Date(`${firstDate}T00:00:00Z`).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS

/** The highest tier that an amount reaches; tiers come in rising order. */
export const tierFor = (tiers: readonly Tier[], amount: string): Tier | undefined =>
  tiers.findLast(({ minDeposit }) => toCents(amount) >= toCents(minDeposit))

/** Gift of a deposit by the tier that it reaches, cut to fen, never above the tier's limit; and the turnover that both ask for. */
export const estimate = (
  tiers: readonly Tier[],
  amount: string,
): { gift: string; times: number; turnover: string } => {
  const tier = tierFor(tiers, amount)
  if (!tier) return { gift: '0.00', times: 1, turnover: amount }
  const cents = toCents(amount)
  const gift = Math.min(Math.floor((cents * tier.bonusRate) / 100), toCents(tier.maxGift))
  const times = tier.turnoverTimes
  return { gift: fromCents(gift), times, turnover: fromCents((cents + gift) * times) }
}

const giftsOf = (content: ActivityContent) => {
  switch (content.kind) {
    case 'activityLandPage':
      return content.gifts.map(({ id, state, amount }) => ({ id, state, gift: amount }))
    case 'newTask':
      return content.tasks
    case 'signGift':
      return content.streakGifts
    case 'bettingGift':
      return content.tiers
    default:
      return []
  }
}
/** What all gifts that wait come to. */
export const dueOf = (content: ActivityContent): string =>
  content.kind === 'friendInvitation'
    ? content.rewardClaimable
    : fromCents(
        giftsOf(content).reduce(
          (sum, { state, gift }) => sum + (state === 'claimable' ? toCents(gift) : 0),
          0,
        ),
      )

/** What must be bet for what is claimed before anything is withdrawn, in cents. */
export const askedFor = (content: ActivityContent, { giftId, taskId, tierId }: ActivityPayload): number => {
  if (content.kind === 'firstDeposit' || content.kind === 'againDeposit')
    return toCents(content.turnoverNeeded)
  const one = giftId ?? taskId ?? tierId
  const claimed = giftsOf(content).find(({ id }) => id === one)?.gift
  const whole = content.kind === 'racePage' ? (content.lastWeek?.prize ?? '0') : dueOf(content)
  return toCents(claimed ?? whole) * GIFT_TURNOVER_TIMES
}

/** Part of a whole in percent, 0 to 100. */
export const share = (part: string | number, whole: string | number): number => {
  const [a, b] = [Number(part), Number(whole)]
  return b > 0 ? Math.min(100, Math.max(0, (a / b) * 100)) : 0
}

/** How far a line of milestones is filled when they stand at equal distances: 0 to 100. */
export const climbed = (value: number, marks: readonly number[]): number => {
  const next = marks.findIndex((mark) => value < mark)
  if (marks.length === 0) return 0
  if (next === -1) return 100
  const from = next === 0 ? 0 : marks[next - 1]!
  return ((next + (value - from) / (marks[next]! - from)) / marks.length) * 100
}

/** Degrees that bring a sector under the pointer at the top after some whole turns, going on from `from`. */
export const spinTo = (from: number, position: number, sectors: number, turns = 6): number => {
  const sector = 360 / sectors
  const rest = (360 - position * sector) % 360
  return from - (((from % 360) + 360) % 360) + turns * 360 + rest
}

export type Phase = 'open' | 'notOpen' | 'ended'
export const phaseOf = ({ state }: Pick<Activity, 'state'>): Phase =>
  state === 'notOpen' || state === 'ended' ? state : 'open'

/** Its state in a word: what goes on for others but came too late for this member isn't over. */
export const stateWord = ({ state, endTime }: Pick<Activity, 'state' | 'endTime'>) =>
  state === 'ended' && endTime === null ? 'state_late' : (`state_${state}` as const)

/** How far the next place is, and which: one of those who are shown, for who runs behind them the last. */
export const gapAhead = (
  ranks: ContentOf<'racePage'>['ranks'],
  me: NonNullable<ContentOf<'racePage'>['me']>,
): { rank: number; yuan: string } | null => {
  if (me.rank === 1) return null
  if (me.rank !== null && me.rank <= ranks.length) return { rank: me.rank - 1, yuan: me.toNextRank }
  const last = ranks.at(-1)
  return last ? { rank: last.rank, yuan: fromCents(toCents(last.turnover) - toCents(me.turnover) + 1) } : null
}

/** Days of the month that can still be signed, today until it is. */
export const daysLeft = (days: ContentOf<'signGift'>['days']): number => {
  const today = days.findIndex((day) => day.today)
  return today < 0 ? 0 : days.slice(today).filter(({ signed }) => !signed).length
}
