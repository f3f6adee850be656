import { fromCents, writtenCents } from '@app/contract/kit/cents'
import type { Gathered, VenueRefusal } from '@app/contract/venue/recycle'
import type { Clock } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import { type VenueSeed, venueByCode } from './venue.rules.ts'
import type { VenueStore } from './venue.store.ts'

export interface PurseDeps {
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
  /** 免转: the money follows the player. */
  follows(memberId: number): boolean
}

export type Purses = ReturnType<typeof openPurses>

/** First letter of the order numbers that 免转 gives. */
export const FOLLOWING = 'F'
const LOCK_MESSAGE = '您正在参与场馆活动，流水未达标不可转出'
export const TESTERS_LOCK_CENTS = 100_000
const DOWN_MESSAGE = '场馆维护中'

const sumOf = (purses: readonly { cents: number }[]) => purses.reduce((sum, { cents }) => sum + cents, 0)
export const lockText = (missing: number) => `${LOCK_MESSAGE}，还需流水 ${writtenCents(missing)} 元`
export const refusalOf = (venue: VenueSeed, missing: number): VenueRefusal => ({
  channelCode: venue.channelCode,
  name: venue.name,
  missingTurnover: missing > 0 ? fromCents(missing) : null,
})

/**
 * What lies in the venues and which of it may leave them. With 免转 it goes where the member needs it: bets, withdrawals
 * and exchanges ask here for what their purse lacks.
 */
export const openPurses = ({ store, clock, random, wallet, follows }: PurseDeps) => {
  const isDown = (venue: VenueSeed) =>
    store.state(venue.channelCode)?.maintenance ?? venue.status === 'maintenance'
  const missingCents = (memberId: number, venue: VenueSeed): number => {
    const missing = store.lockCents(memberId, venue.channelCode)
    if (missing !== undefined) return missing
    return store.state(venue.channelCode)?.activityLock ? TESTERS_LOCK_CENTS : 0
  }
  const orderNo = (letter: 'T' | typeof FOLLOWING = 'T') =>
    `${letter}${clock.now()}${random.digits('transfer', 4)}`
  const held = (memberId: number) =>
    wallet.venueBalances(memberId).flatMap(({ code, cents }) => {
      const venue = venueByCode(code)
      return venue && cents > 0 ? [{ venue, cents }] : []
    })
  /** Why a venue keeps its money, undefined where it may leave. */
  const keeping = (memberId: number, venue: VenueSeed): Gathered['failed'][number] | undefined => {
    const missing = missingCents(memberId, venue)
    if (isDown(venue)) return { ...refusalOf(venue, 0), message: DOWN_MESSAGE }
    return missing > 0 ? { ...refusalOf(venue, missing), message: lockText(missing) } : undefined
  }
  /** All that may leave the venues comes to the centre, but for one venue's; the rest is listed with its reason. */
  const gather = (
    memberId: number,
    { but, letter = FOLLOWING }: { but?: VenueSeed; letter?: 'T' | typeof FOLLOWING } = {},
  ): Gathered => {
    const gathered: Gathered = { recycled: [], failed: [] }
    for (const { venue, cents } of held(memberId)) {
      if (venue === but) continue
      const kept = keeping(memberId, venue)
      if (kept) gathered.failed.push(kept)
      else {
        wallet.transferOut(memberId, venue.channelCode, cents, orderNo(letter))
        gathered.recycled.push({
          channelCode: venue.channelCode,
          name: venue.name,
          amount: fromCents(cents),
        })
      }
    }
    return gathered
  }
  const movable = (memberId: number, but?: VenueSeed): number =>
    sumOf(held(memberId).filter(({ venue }) => venue !== but && !keeping(memberId, venue)))
  const available = (memberId: number): number =>
    wallet.center(memberId) + (follows(memberId) ? movable(memberId) : 0)
  /** A venue that lets no money out takes none in by itself. */
  const mayFollow = (memberId: number, venue: VenueSeed): boolean =>
    follows(memberId) && keeping(memberId, venue) === undefined
  /** With 免转, brings what the centre lacks from the venues. */
  const bringHome = (memberId: number, cents: number) => {
    if (follows(memberId) && wallet.center(memberId) < cents) gather(memberId)
  }
  return {
    isDown,
    missingCents,
    orderNo,
    gather,
    mayFollow,
    bringHome,
    /** What all venues hold, also what must stay there, and what the centre can pay out. */
    standing: (memberId: number) => {
      const all = held(memberId)
      const isFollowed = follows(memberId)
      const free = isFollowed ? all.filter(({ venue }) => !keeping(memberId, venue)) : []
      return { total: sumOf(all), available: wallet.center(memberId) + sumOf(free), follows: isFollowed }
    },
    /** What a recycle would bring. */
    movable: (memberId: number): number => movable(memberId),
    /** What the centre can pay out: its own, with 免转 the venues' too. */
    available,
    /** What can be played with in a venue: its own, with 免转 all that can follow. */
    playable: (memberId: number, code: string): number => {
      const venue = venueByCode(code)
      const there = wallet.venueBalance(memberId, code)
      if (!venue || !mayFollow(memberId, venue)) return there
      return there + wallet.center(memberId) + movable(memberId, venue)
    },
    /** What a game says where there is less than its stake. */
    shortText: (memberId: number, code: string): string => {
      const venue = venueByCode(code)
      return venue && mayFollow(memberId, venue)
        ? '可用余额不足，请返回站点存款后再玩'
        : '场馆余额不足，请在站点“转账”中转入后再玩'
    },
    /** Brings what a venue lacks for a bet, from the centre first. */
    fetch: (memberId: number, code: string, cents: number, ref: string) => {
      const venue = venueByCode(code)
      const lacking = cents - wallet.venueBalance(memberId, code)
      if (!venue || lacking <= 0 || !mayFollow(memberId, venue)) return
      if (wallet.center(memberId) < lacking) gather(memberId, { but: venue })
      wallet.transferIn(memberId, code, lacking, ref)
    },
  }
}
