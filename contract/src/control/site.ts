import { z } from 'zod'
import { FeedbackDetail } from '../feedback/feedbackItem.ts'
import { controlCall } from '../kit/controlCall.ts'
import { Facts, Said } from './fields.ts'

const Settings = z.strictObject({
  brandName: z.string().min(1).max(20),
  title: z.string().min(1).max(60),
  h5DomainUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]),
  depositDisabled: z.boolean(),
  editionDisabled: z.boolean(),
  safeSwitch: z.boolean(),
  /** '1': games open inside the site (G-03, G-06). */
  gameOpenFlag: z.enum(['0', '1']),
  maintenance: z.boolean(),
  captcha: z.enum(['auto', 'picture', 'slider', 'none']),
  /** A simulated region (U-TERM-02), empty for none. */
  region: z.string().max(40),
  /** false: no money can be locked, so nobody can withdraw (6110). */
  fundLocking: z.boolean(),
  /** 6501 with a dialog, 6502 without. */
  authSuspended: z.enum(['no', 'popup', 'silent']),
  /** Addresses that get 6033. */
  blockedIps: z.array(z.string().max(45)).max(100),
  /** false: calls without tt and xx pass (for curl); N-03 holds otherwise. */
  checkBlobs: z.boolean(),
})
export type Settings = z.output<typeof Settings>

/** Live: open clients hear of a change. */
export const settings = {
  read: controlCall('GET', '/settings', { summary: '站点设置', answer: Settings }),
  change: controlCall('PATCH', '/settings', {
    summary: '修改站点设置',
    body: Settings.partial(),
    answer: Settings,
  }),
}

const VenueState = z.strictObject({
  channelCode: z.string(),
  maintenance: z.boolean(),
  activityLock: z.boolean(),
})
const VenueShown = VenueState.extend({
  enName: z.string(),
  name: Said,
  category: z.string(),
  urlKind: z.string(),
  gameCount: z.int(),
})
export type VenueShown = z.output<typeof VenueShown>
const VenueChange = VenueState.omit({ channelCode: true }).partial()
export type VenueChange = z.input<typeof VenueChange>

/** 6415 and 6413. */
export const venues = {
  list: controlCall('GET', '/venues', {
    summary: '场馆与状态',
    answer: z.strictObject({ venues: z.array(VenueShown) }),
  }),
  change: controlCall('PATCH', '/venues/:code', {
    summary: '修改场馆状态',
    body: VenueChange,
    answer: VenueState,
  }),
}

/** Opened or ended whatever their dates say; null leaves it to them. */
export const activities = {
  list: controlCall('GET', '/activities', {
    summary: '活动与状态',
    answer: z.strictObject({ activities: z.array(Facts) }),
  }),
  change: controlCall('PATCH', '/activities/:id', {
    summary: '开启或结束活动',
    body: z.strictObject({ state: z.enum(['notOpen', 'open', 'ended']).nullable() }),
    answer: Facts,
  }),
}

const LONGEST_ANSWER = 1_000
/** Answers at once, in the given words or in the site's own. */
export const feedback = {
  answer: controlCall('POST', '/feedback/:id/answer', {
    summary: '立即答复反馈',
    body: z.strictObject({ content: z.string().trim().min(1).max(LONGEST_ANSWER).optional() }),
    answer: FeedbackDetail,
  }),
}
