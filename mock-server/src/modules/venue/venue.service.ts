import { artPath } from '@app/seeds/art/draw'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import { type Category, categoryOf } from '@app/contract/venue/categories'
import type { venue as Contract, VenueRefusal } from '@app/contract/venue/venue'
import type { VenueBalance, VenueInfo } from '@app/contract/venue/venueInfo'
import type { Refuse } from '../../kit/refusal.ts'
import { type Clock, DAY } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import { type VenueSeed, VENUES, launchUrl, venueByCode, venueByName } from './venue.rules.ts'
import type { VenueStore } from './venue.store.ts'

const CHANNEL_SESSION_LIFE = DAY
const CHANNEL_TOKEN_DIGITS = 48
/** Fewest transfers in a yuan (U-FD-04 has the orders' limits). */
const MIN_TRANSFER_CENTS = 100

export interface VenueDeps {
  store: VenueStore
  clock: Clock
  random: Streams
  wallet: {
    center(memberId: number): number
    venueBalance(memberId: number, code: string): number
    venueBalances(memberId: number): { code: string; cents: number }[]
    /** What is in the centre and in the venue then. */
    transferIn(memberId: number, code: string, cents: number, ref: string): readonly number[]
    transferOut(memberId: number, code: string, cents: number, ref: string): unknown
  }
  person(memberId: number): { isAdult: boolean; autoTransfer: boolean; vipGrade: number }
  /** The member's own break: why nothing may be played with now. */
  restProblem(memberId: number): string | null
  setAutoTransfer(memberId: number, on: boolean): void
  /** Opens a play session for the launched page and notes the game as recent; the session's token. */
  openPlay(memberId: number, channelCode: string, gameCode: string): string
}

type Blocked = Refuse<
  'VENUE_ACTIVITY' | 'VENUE_UNDER_MAINTENANCE' | 'WARNING' | 'INVALID_PARAMETER' | 'NOT_FOUND'
>
export type VenueService = ReturnType<typeof openVenue>

const LOCK_MESSAGE = '您正在参与场馆活动，流水未达标不可转出'

export const openVenue = ({
  store,
  clock,
  random,
  wallet,
  person,
  restProblem,
  setAutoTransfer,
  openPlay,
}: VenueDeps) => {
  const isDown = (venue: VenueSeed) =>
    store.state(venue.channelCode)?.maintenance ?? venue.status === 'maintenance'
  const missingCents = (memberId: number, venue: VenueSeed): number => {
    const missing = store.lockCents(memberId, venue.channelCode)
    if (missing !== undefined) return missing
    return store.state(venue.channelCode)?.activityLock ? 100_000 : 0
  }
  const refusal = (venue: VenueSeed, missing: number): VenueRefusal => ({
    channelCode: venue.channelCode,
    name: venue.name,
    missingTurnover: missing > 0 ? fromCents(missing) : null,
  })
  const lockText = (missing: number) => `${LOCK_MESSAGE}，还需流水 ${fromCents(missing)} 元`
  const known = (venue: VenueSeed | undefined, refuse: Refuse<'NOT_FOUND'>): VenueSeed =>
    venue ?? refuse('NOT_FOUND', { message: '没有这个场馆' })
  const open = (venue: VenueSeed, refuse: Refuse<'VENUE_UNDER_MAINTENANCE'>) => {
    if (isDown(venue)) refuse('VENUE_UNDER_MAINTENANCE', { data: refusal(venue, 0) })
  }
  const awake = (memberId: number, refuse: Refuse<'WARNING'>) => {
    const problem = restProblem(memberId)
    if (problem) refuse('WARNING', { message: problem })
  }
  const orderNo = () => `T${clock.now()}${random.digits('transfer', 4)}`
  const moveIn = (memberId: number, venue: VenueSeed, cents: number, refuse: Blocked) => {
    if (cents > wallet.center(memberId)) refuse('WARNING', { message: '中心钱包余额不足' })
    const ref = orderNo()
    const [center = 0, there = 0] = wallet.transferIn(memberId, venue.channelCode, cents, ref)
    return { ref, center, there }
  }
  const presentBalance = (memberId: number, venue: VenueSeed): VenueBalance => {
    const missing = missingCents(memberId, venue)
    return {
      channelCode: venue.channelCode,
      enName: venue.enName,
      name: venue.name,
      category: venue.category,
      balance: fromCents(wallet.venueBalance(memberId, venue.channelCode)),
      status: isDown(venue) ? 'maintenance' : 'open',
      activityLocked: missing > 0,
      lockMessage: missing > 0 ? lockText(missing) : '',
      missingTurnover: missing > 0 ? fromCents(missing) : null,
    }
  }
  const info = (venue: VenueSeed, memberId: number | undefined): VenueInfo => ({
    enName: venue.enName,
    gameCode: venue.gameCode,
    name: venue.name,
    channelCode: venue.channelCode,
    category: venue.category,
    status: isDown(venue) ? 'maintenance' : 'open',
    badge: venue.badge,
    image: artPath('venue', venue.category, venue.enName),
    tagline: venue.tagline,
    intro: venue.intro,
    features: venue.features,
    logo: artPath('league', venue.enName),
    online: 180 + ((venue.enName.charCodeAt(0) * 37 + venue.enName.charCodeAt(1) * 11) % 900),
    gameCount: venue.gameCount,
    rebateRate: memberId === undefined ? null : rebateRate(person(memberId).vipGrade),
    maintenanceUntil: null,
    balance: memberId === undefined ? null : fromCents(wallet.venueBalance(memberId, venue.channelCode)),
    activityLocked: memberId !== undefined && missingCents(memberId, venue) > 0,
  })
  const recycleOne = (memberId: number, venue: VenueSeed, cents: number) =>
    void wallet.transferOut(memberId, venue.channelCode, cents, orderNo())

  return {
    venues: (category: Category, memberId: number | undefined): VenueInfo[] =>
      VENUES.filter((venue) => venue.category === category).map((venue) => info(venue, memberId)),
    /** The cards of the menus. */
    cards: () => VENUES.map((venue) => info(venue, undefined)),
    launch: (
      memberId: number,
      body: Arg<typeof Contract.launch>,
      origin: string,
      refuse: Blocked,
    ): Data<typeof Contract.launch> => {
      const venue = known(venueByName(body.enName), refuse)
      open(venue, refuse)
      const { isAdult, autoTransfer } = person(memberId)
      if (!isAdult) refuse('WARNING', { message: '未满18周岁不可参与' })
      awake(memberId, refuse)
      const missing = missingCents(memberId, venue)
      if (missing > 0 && body.isActivity !== true)
        refuse('VENUE_ACTIVITY', { message: lockText(missing), data: refusal(venue, missing) })
      const cents = autoTransfer ? wallet.center(memberId) : 0
      if (cents > 0) moveIn(memberId, venue, cents, refuse)
      const isSport = venue.urlKind === 'crty'
      const result = {
        url: isSport
          ? '/game/sport/crty'
          : launchUrl(venue, body.gameCode, origin, openPlay(memberId, venue.channelCode, body.gameCode)),
        enName: venue.enName,
        name: venue.name,
        category: venue.category,
        channelCode: venue.channelCode,
        autoTransferred: cents > 0 ? fromCents(cents) : null,
      }
      if (!isSport) return result
      const token = random.hex('channel', CHANNEL_TOKEN_DIGITS)
      const expireAt = clock.now() + CHANNEL_SESSION_LIFE
      store.openSession({ token, memberId, channelCode: venue.channelCode, expireAt })
      const channel = {
        enName: venue.enName,
        channelCode: venue.channelCode,
        uid: String(memberId),
        token,
        expireAt,
      }
      return { ...result, channel }
    },
    /** The member behind a channel token; undefined for a wrong or expired one (6302). */
    channelMember: (token: string): number | undefined => {
      const session = store.session(token)
      return session && session.expireAt > clock.now() ? session.memberId : undefined
    },
    /** Forgets channel tokens that have expired. */
    sweep: () => store.sweepSessions(clock.now()),
    allBalance: (memberId: number, category: number): Data<typeof Contract.allBalance> => {
      const code = categoryOf(category)
      const shown = VENUES.filter((venue) => code === null || venue.category === code)
      const cents = shown.reduce((sum, venue) => sum + wallet.venueBalance(memberId, venue.channelCode), 0)
      return {
        total: Number(fromCents(cents)),
        balances: shown.map((venue) => presentBalance(memberId, venue)),
      }
    },
    balance: (memberId: number, code: string, refuse: Refuse<'NOT_FOUND' | 'VENUE_UNDER_MAINTENANCE'>) => {
      const venue = known(venueByCode(code), refuse)
      open(venue, refuse)
      return {
        channelCode: venue.channelCode,
        balance: fromCents(wallet.venueBalance(memberId, venue.channelCode)),
        currency: 'CNY',
      }
    },
    transfer: (
      memberId: number,
      body: Arg<typeof Contract.transfer>,
      refuse: Blocked,
    ): Data<typeof Contract.transfer> => {
      const venue = known(venueByCode(body.channelCode), refuse)
      open(venue, refuse)
      awake(memberId, refuse)
      const missing = missingCents(memberId, venue)
      if (missing > 0 && body.isActivity !== true)
        refuse('VENUE_ACTIVITY', { message: lockText(missing), data: refusal(venue, missing) })
      const cents = toCents(body.amount)
      if (cents < MIN_TRANSFER_CENTS)
        refuse('WARNING', { message: `单笔最少转入 ${fromCents(MIN_TRANSFER_CENTS)} 元` })
      const { ref, center, there } = moveIn(memberId, venue, cents, refuse)
      return {
        orderNo: ref,
        channelCode: venue.channelCode,
        amount: fromCents(cents),
        venueBalance: fromCents(there),
        centerWalletBalance: fromCents(center),
      }
    },
    /** All venues, or one: what can come back comes back, the rest is listed with its reason. */
    recycle: (
      memberId: number,
      body: Arg<typeof Contract.recycle>,
      refuse: Blocked,
    ): Data<typeof Contract.recycle> => {
      const one = body.channelCode === undefined ? undefined : known(venueByCode(body.channelCode), refuse)
      const done: Data<typeof Contract.recycle>['recycled'] = []
      const failed: Data<typeof Contract.recycle>['failed'] = []
      for (const { code, cents: there } of wallet.venueBalances(memberId)) {
        const venue = venueByCode(code)
        if (!venue || there === 0 || (one && one !== venue)) continue
        const missing = missingCents(memberId, venue)
        const cents = one && body.amount ? toCents(body.amount) : there
        if (isDown(venue)) failed.push({ ...refusal(venue, 0), message: '场馆维护中' })
        else if (missing > 0) failed.push({ ...refusal(venue, missing), message: lockText(missing) })
        else if (cents > there) refuse('WARNING', { message: '场馆余额不足' })
        else {
          recycleOne(memberId, venue, cents)
          done.push({ channelCode: venue.channelCode, name: venue.name, amount: fromCents(cents) })
        }
      }
      if (one && failed[0]) {
        const missing = missingCents(memberId, one)
        if (isDown(one)) refuse('VENUE_UNDER_MAINTENANCE', { data: refusal(one, 0) })
        refuse('VENUE_ACTIVITY', { message: lockText(missing), data: refusal(one, missing) })
      }
      const total = done.reduce((sum, { amount }) => sum + toCents(amount), 0)
      return {
        amount: fromCents(total),
        recycled: done,
        failed,
        centerWalletBalance: fromCents(wallet.center(memberId)),
      }
    },
    setAutoTransfer: (memberId: number, on: boolean) => {
      setAutoTransfer(memberId, on)
      return { autoTransfer: on }
    },
    /** Every venue with what a tester may switch, for the control API. */
    states: () =>
      VENUES.map(({ channelCode, enName, name, category, urlKind, gameCount, ...venue }) => ({
        channelCode,
        enName,
        name,
        category,
        urlKind,
        gameCount,
        maintenance: store.state(channelCode)?.maintenance ?? venue.status === 'maintenance',
        activityLock: store.state(channelCode)?.activityLock ?? false,
      })),
    /** PATCH /venues/:code of the control API; undefined for an unknown venue. */
    change: (
      code: string,
      change: { maintenance?: boolean | undefined; activityLock?: boolean | undefined },
    ) => {
      const venue = venueByCode(code)
      if (!venue) return undefined
      const before = store.state(venue.channelCode)
      const row = {
        channelCode: venue.channelCode,
        maintenance: change.maintenance ?? before?.maintenance ?? venue.status === 'maintenance',
        activityLock: change.activityLock ?? before?.activityLock ?? false,
      }
      store.setState(row)
      return row
    },
    isDown: (code: string) => {
      const venue = venueByCode(code)
      return venue !== undefined && isDown(venue)
    },
    lockFor: (memberId: number, code: string, missing: number) => store.setLock(memberId, code, missing),
  }
}

/** U-VIP-01: rebate by level, in percent. */
const REBATES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2]
const rebateRate = (vipGrade: number): number => REBATES[vipGrade] ?? 0
