import seeds from '@app/seeds/catalogue/activities.json' with { type: 'json' }
import { artPath } from '@app/seeds/art/draw'
import type { Activity, ActivityKind, ActivityState, Requirement } from '@app/contract/promotion/activity'
import { DAY } from '../../world/clock.ts'

/** An activity of the catalogue; days count from the planting of the world. */
export interface ActivitySeed {
  id: string
  kind: ActivityKind
  /** The banner of one that doesn't show its kind's. */
  art?: string
  label: string
  title: string
  subtitle: string
  imageAlt: string
  badge: Activity['badge']
  fromDay: number
  toDay: number | null
  requires: ('phone' | 'realName' | 'card')[]
  minGrade: number
  intro: string[]
  steps: string[]
  rules: string[]
  /** What its kind reads: amounts in yuan. */
  params: Record<string, unknown>
}

export const ACTIVITIES = seeds as ActivitySeed[]

/** The named destination of each kind: two differ from their kind. */
const ROUTES: Partial<Record<ActivityKind, string>> = { racePage: 'activityRacePage' }
export const routeOf = (kind: ActivityKind): string => ROUTES[kind] ?? kind

export interface Period {
  startTime: number
  endTime: number | null
}

export const periodOf = ({ fromDay, toDay }: ActivitySeed, plantedAt: number): Period => ({
  startTime: plantedAt + fromDay * DAY,
  endTime: toDay === null ? null : plantedAt + toDay * DAY,
})

/** What the dates alone say. */
export const stateByDate = ({ startTime, endTime }: Period, now: number): ActivityState =>
  now < startTime ? 'notOpen' : endTime !== null && now >= endTime ? 'ended' : 'open'

export const presentActivity = (
  seed: ActivitySeed,
  period: Period,
  state: ActivityState,
  sort: number,
): Activity => ({
  id: seed.id,
  kind: seed.kind,
  label: seed.label,
  title: seed.title,
  subtitle: seed.subtitle,
  image: artPath('banner', seed.art ?? seed.kind, seed.id),
  imageAlt: seed.imageAlt,
  badge: seed.badge,
  state,
  ...period,
  linkRoute: routeOf(seed.kind),
  sort,
})

/** The head of an activity's own page, of whatever shape the window gives it. */
export const headOf = ({ kind, art = kind, id }: ActivitySeed): string => artPath('band', art, id)

/** What every activity may ask of a person. */
export interface Standing {
  hasPhone: boolean
  hasRealName: boolean
  hasCard: boolean
  vipGrade: number
}

const REQUIRED = {
  phone: { text: '绑定手机号', linkRoute: 'auth' },
  realName: { text: '绑定真实姓名', linkRoute: 'userinfo' },
  card: { text: '添加收款账户', linkRoute: 'addBankCard' },
} as const

export const requirementsOf = (
  { requires, minGrade }: ActivitySeed,
  state: ActivityState,
  standing: Standing,
): Requirement[] => {
  const met = { phone: standing.hasPhone, realName: standing.hasRealName, card: standing.hasCard }
  const time: Requirement = {
    code: 'time',
    text: state === 'notOpen' ? '活动尚未开始' : state === 'ended' ? '活动已结束' : '活动进行中',
    met: state === 'open',
    linkRoute: '',
  }
  const level: Requirement = {
    code: 'level',
    text: `VIP${minGrade} 及以上会员`,
    met: standing.vipGrade >= minGrade,
    linkRoute: 'vip',
  }
  return [
    time,
    ...requires.map((code): Requirement => ({ code, ...REQUIRED[code], met: met[code] })),
    ...(minGrade > 0 ? [level] : []),
  ]
}
