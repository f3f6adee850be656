import { artPath } from '@app/seeds/art/draw'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { TRANSFER_TOO_SMALL } from '@app/contract/rules/addedTexts'
import { TRANSFER_MIN_CENTS } from '@app/contract/rules/limits'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import { type Category, categoryOf } from '@app/contract/venue/categories'
import type { Gathered } from '@app/contract/venue/recycle'
import type { venue as Contract } from '@app/contract/venue/venue'
import type { VenueBalance, VenueInfo } from '@app/contract/venue/venueInfo'
import type { Refuse } from '../../kit/refusal.ts'
import { type Clock, DAY } from '../../world/clock.ts'
import { hashText, type Streams } from '../../world/random.ts'
import { FOLLOWING, lockText, type PurseDeps, type Purses, refusalOf, TESTERS_LOCK_CENTS } from './purses.ts'
import { type VenueSeed, VENUES, launchUrl, opensAway, venueByCode, venueByName } from './venue.rules.ts'
import type { VenueStore } from './venue.store.ts'

const CHANNEL_SESSION_LIFE = DAY
const CHANNEL_TOKEN_DIGITS = 48

export interface VenueDeps {
  store: VenueStore
  clock: Clock
  random: Streams
  wallet: PurseDeps['wallet']
  purses: Purses
  person(memberId: number): { isAdult: boolean }
  /** Percent of a valid bet that the member's level gives back there. */
  rebateRate(memberId: number, category: Category): number
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

export const openVenue = ({
  store,
  clock,
  random,
  wallet,
  purses,
  person,
  rebateRate,
  restProblem,
  setAutoTransfer,
  openPlay,
}: VenueDeps) => {
  const { isDown, missingCents } = purses
  const known = (venue: VenueSeed | undefined, refuse: Refuse<'NOT_FOUND'>): VenueSeed =>
    venue ?? refuse('NOT_FOUND', { message: '没有这个场馆' })
  const open = (venue: VenueSeed, refuse: Refuse<'VENUE_UNDER_MAINTENANCE'>) => {
    if (isDown(venue)) refuse('VENUE_UNDER_MAINTENANCE', { data: refusalOf(venue, 0) })
  }
  const awake = (memberId: number, refuse: Refuse<'WARNING'>) => {
    const problem = restProblem(memberId)
    if (problem) refuse('WARNING', { message: problem })
  }
  const moveIn = (memberId: number, venue: VenueSeed, cents: number, ref: string, refuse: Blocked) => {
    purses.bringHome(memberId, cents)
    if (cents > wallet.center(memberId)) refuse('WARNING', { message: '中心钱包余额不足' })
    const [center = 0, there = 0] = wallet.transferIn(memberId, venue.channelCode, cents, ref)
    return { center, there }
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
    image: artPath('venue', venue.category, venue.enName, venue.name),
    ownWindow: opensAway(venue),
    tagline: venue.tagline,
    intro: venue.intro,
    features: venue.features,
    logo: artPath('league', venue.enName),
    online: (venue.badge === 'hot' ? 900 : 180) + (hashText(venue.enName) % 700),
    gameCount: venue.gameCount,
    rebateRate: memberId === undefined ? null : rebateRate(memberId, venue.category),
    maintenanceUntil: null,
    balance: memberId === undefined ? null : fromCents(wallet.venueBalance(memberId, venue.channelCode)),
    activityLocked: memberId !== undefined && missingCents(memberId, venue) > 0,
  })
  /** Some or all of one venue's money, to the centre. */
  const takeOut = (
    memberId: number,
    venue: VenueSeed,
    amount: string | undefined,
    refuse: Blocked,
  ): Gathered => {
    const there = wallet.venueBalance(memberId, venue.channelCode)
    if (there === 0) return { recycled: [], failed: [] }
    open(venue, refuse)
    const missing = missingCents(memberId, venue)
    if (missing > 0) refuse('VENUE_ACTIVITY', { message: lockText(missing), data: refusalOf(venue, missing) })
    const cents = amount ? toCents(amount) : there
    if (cents > there) refuse('WARNING', { message: '场馆余额不足' })
    wallet.transferOut(memberId, venue.channelCode, cents, purses.orderNo())
    const { channelCode, name } = venue
    return { recycled: [{ channelCode, name, amount: fromCents(cents) }], failed: [] }
  }

  return {
    /** What a forced refusal says: of the venue that the call names, with the turnover that its lock would ask for. */
    refusal: (named: { enName?: unknown; channelCode?: unknown }, memberId = 0, isLocked = false) => {
      const { enName, channelCode } = named
      const venue = venueByName(String(enName)) ?? venueByCode(String(channelCode)) ?? VENUES[0]!
      return refusalOf(venue, isLocked ? missingCents(memberId, venue) || TESTERS_LOCK_CENTS : 0)
    },
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
      if (!person(memberId).isAdult) refuse('WARNING', { message: '未满18周岁不可参与' })
      awake(memberId, refuse)
      const missing = missingCents(memberId, venue)
      if (missing > 0 && body.isActivity !== true)
        refuse('VENUE_ACTIVITY', { message: lockText(missing), data: refusalOf(venue, missing) })
      const gathered = purses.mayFollow(memberId, venue) ? purses.gather(memberId, { but: venue }) : null
      const cents = gathered ? wallet.center(memberId) : 0
      if (cents > 0) moveIn(memberId, venue, cents, purses.orderNo(FOLLOWING), refuse)
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
        gathered,
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
        available: fromCents(purses.playable(memberId, venue.channelCode)),
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
        refuse('VENUE_ACTIVITY', { message: lockText(missing), data: refusalOf(venue, missing) })
      const cents = toCents(body.amount)
      if (cents < TRANSFER_MIN_CENTS) refuse('WARNING', { message: TRANSFER_TOO_SMALL })
      const ref = purses.orderNo()
      const { center, there } = moveIn(memberId, venue, cents, ref, refuse)
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
      const { recycled, failed } =
        body.channelCode === undefined
          ? purses.gather(memberId, { letter: body.followed ? FOLLOWING : 'T' })
          : takeOut(memberId, known(venueByCode(body.channelCode), refuse), body.amount, refuse)
      return {
        amount: fromCents(recycled.reduce((sum, { amount }) => sum + toCents(amount), 0)),
        recycled,
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
