import { z } from 'zod'
import type { Carried } from '../kit/carried.ts'
import { Yuan, AmountInput } from '../kit/money.ts'
import { PageRequest, pageOf } from '../kit/page.ts'
import {
  AcceptField,
  DateField,
  GameInfoField,
  GameRowField,
  Id,
  LeagueField,
  Line,
  LineField,
  LiveField,
  MarketCode,
  ModeField,
  OddsCode,
  QuotedOdds,
  PlayedSportCode,
  Price,
  QuotedPrice,
  ReasonField,
  ScoreField,
  SideField,
  SportCode,
  Time,
} from './fields.ts'
import { MAX_LEGS, MAX_ENTRIES, MIN_LEGS } from './slip/limits.ts'
import { cashOutMethods } from './cashOutMethods.ts'
import { ChampionDecided, ChampionMarket, DayTotals, Notice, Replay, SystemOffer } from './channelParts.ts'
import { type Common, request } from './request.ts'
import { Ticket } from './ticket.ts'

const board = { market: MarketCode, sport: SportCode, date: DateField.default('') }
const Period = { startTime: Time, endTime: Time }

/** A selection as the slip names it to the server. */
const SelectionRef = z.object({
  gameId: Id,
  wtype: Id,
  w: Id,
  line: Line,
  /** Champion markets only: the rate chosen. */
  rtype: z.string().max(40).default(''),
})
const Quoted = SelectionRef.extend({ k: QuotedPrice })
const Single = Quoted.extend({ stake: AmountInput })

const EntryView = SelectionRef.extend({
  /** Empty while suspended. */
  k: Price,
  odds: QuotedOdds,
  lineText: z.string(),
  min: Yuan,
  max: Yuan,
  active: z.enum(['open', 'suspended', 'closed']),
})

const Placed = z.object({
  /** Empty when it was refused at once. */
  ticket_id: z.string(),
  active: z.enum(['delay', 'accepted', 'refused']),
  reason: ReasonField.nullable(),
  /** The price and line that count, or on oddsChanged the new ones. */
  k: Price,
  odds: QuotedOdds,
  line: Line,
  risk: Yuan,
  win: Yuan,
  confirmAt: Time,
})
/** What a parlay or a system answers; the legs as they count now, so that a changed price can be shown on its entry. */
const Combined = z.object({
  ticket: Placed.omit({ k: true, odds: true, line: true }),
  entries: z.array(EntryView),
  balance: Yuan,
})

/** One record per resource method (U-SPORT-01): what `request` holds and what `data` answers. */
export const channelMethods = {
  get_menu: {
    summary: '各盘口、各球种的赛事数',
    request: request({}),
    response: z.object({
      markets: z.array(
        z.object({
          market: MarketCode,
          total: z.int(),
          sports: z.array(z.object({ sport: SportCode, count: z.int() })),
        }),
      ),
    }),
  },
  get_league_list: {
    summary: '一个盘口的联赛',
    request: request(board),
    response: z.object({ leagues: z.array(LeagueField.extend({ count: z.int() })) }),
  },
  get_game_list: {
    summary: '一个盘口的赛事与主要玩法',
    request: request({ ...board, leagueIds: z.array(Id).max(200).default([]), oddsType: OddsCode }),
    response: z.object({
      cursor: z.string(),
      serverTime: Time,
      leagues: z.array(LeagueField.extend({ games: z.array(GameRowField) })),
      total: z.int(),
    }),
  },
  get_game_more: {
    summary: '一场比赛的全部玩法',
    request: request({ hgid: Id, oddsType: OddsCode }),
    response: z.object({ serverTime: Time, game: GameRowField }),
  },
  get_live: {
    summary: '游标之后的变化',
    request: request({
      ...board,
      cursor: z.string().max(80),
      gameIds: z.array(Id).max(2_000).default([]),
      oddsType: OddsCode.default('H'),
    }),
    response: z.object({
      cursor: z.string(),
      serverTime: Time,
      changes: z.array(
        z.object({
          hgid: Id,
          live: LiveField.partial().optional(),
          reds: ScoreField.optional(),
          corners: ScoreField.optional(),
          sections: z.array(ScoreField).optional(),
          serving: SideField.optional(),
          points: z.string().optional(),
          /** Replaces the line of the same gameId and wtype; no selections = the line is gone. */
          lines: z.array(LineField).optional(),
          moreCount: z.int().optional(),
        }),
      ),
      /** hgids that left the board. */
      removed: z.array(Id),
      /** New matches, or a cursor too old: ask get_game_list again. */
      stale: z.boolean(),
    }),
  },
  get_champion_list: {
    summary: '冠军玩法',
    request: request({ market: MarketCode, sport: SportCode }),
    response: z.object({
      games: z.array(ChampionMarket),
      /** Today's only: the titles of the last 24 hours, the last one first. */
      decided: z.array(ChampionDecided).exactOptional(),
    }),
  },
  order_view: {
    summary: '投注前的核对：赔率、限额、是否可投',
    request: request({
      entries: z.array(SelectionRef).min(1).max(MAX_ENTRIES),
      mode: ModeField,
      oddsType: OddsCode,
    }),
    response: z.object({
      /** In the order of the request. */
      entries: z.array(EntryView),
      /** Series only: limits of the one stake and the combined European price. */
      series: z.object({ odds: z.string(), min: Yuan, max: Yuan }).nullable(),
      /** Series only: the systems that these legs can be combined to; `max` is the stake of one bet. */
      systems: z.array(SystemOffer),
      balance: Yuan,
      /** As of when: of two answers about one selection the later one holds. */
      serverTime: Time,
    }),
  },
  bet: {
    summary: '单注',
    effect: 'money',
    request: request({
      entries: z.array(Single).min(1).max(MAX_ENTRIES),
      oddsType: OddsCode,
      autoAccept: AcceptField,
    }),
    /** In the order of the request: each entry stands on its own. */
    response: z.object({ entries: z.array(Placed), balance: Yuan }),
  },
  bet_parlay: {
    summary: '串关',
    effect: 'money',
    request: request({
      entries: z.array(Quoted).min(MIN_LEGS).max(MAX_LEGS),
      stake: AmountInput,
      autoAccept: AcceptField,
    }),
    response: Combined,
  },
  /** `stake` is that of each bet of the system. Refuses systemUnknown besides the reasons of a parlay. */
  bet_system: {
    summary: 'N串M',
    effect: 'money',
    request: request({
      entries: z.array(Quoted).min(3).max(MAX_LEGS),
      system: z.string().max(10),
      stake: AmountInput,
      autoAccept: AcceptField,
    }),
    response: Combined,
  },
  ...cashOutMethods,
  /** The life of a ticket with prices, score and worth at each step (注单回放). */
  get_replay: {
    summary: '注单回放',
    request: request({ ticketId: Id }),
    response: Replay,
  },
  get_ticket: {
    summary: '按单号查注单',
    request: request({ ticketIds: z.array(Id).min(1).max(50) }),
    response: z.object({ tickets: z.array(Ticket), balance: Yuan }),
  },
  get_today_wagers: {
    summary: '未结算注单',
    request: request(PageRequest.shape),
    response: pageOf(Ticket),
  },
  get_history: {
    summary: '已结算注单',
    request: request({ ...PageRequest.shape, ...Period }),
    response: pageOf(Ticket).extend({
      totals: z.object({ stake: Yuan, risk: Yuan, return: Yuan }),
      /** The same range by day of the site, newest first. */
      days: z.array(DayTotals),
    }),
  },
  get_result: {
    summary: '赛果',
    request: request({ sport: SportCode, date: DateField, leagueId: z.string().max(40).default('') }),
    response: z.object({
      leagues: z.array(
        LeagueField.extend({
          games: z.array(
            z.object({
              gameInfo: GameInfoField,
              sport: PlayedSportCode,
              startTime: Time,
              /** 完场, 腰斩, 延期 … as the live data's gameStatus. */
              live: LiveField,
              half: ScoreField.nullable(),
              full: ScoreField.nullable(),
              corners: ScoreField.nullable(),
              cards: ScoreField.nullable(),
              /** An official result replaced another one. */
              corrected: z.boolean(),
              /** Quarters, sets or innings in order. */
              sections: z.array(ScoreField),
            }),
          ),
        }),
      ),
    }),
  },
  get_member: {
    summary: '会员、限额与默认盘口',
    request: request({}),
    response: z.object({
      uid: z.string(),
      name: z.string(),
      balance: Yuan,
      oddsType: OddsCode,
      limits: z.object({ min: Yuan, maxSingle: Yuan, maxSeries: Yuan, maxMatch: Yuan }),
    }),
  },
  get_notice: {
    summary: '频道公告',
    request: request({}),
    response: z.object({ records: z.array(Notice) }),
  },
} as const satisfies Record<string, Carried>

export type ChannelMethod = keyof typeof channelMethods
/** As a caller writes it, without what the client adds to every request. */
export type ChannelArg<M extends ChannelMethod> = Omit<
  z.input<(typeof channelMethods)[M]['request']>,
  keyof z.output<typeof Common>
>
/** As a handler receives it. */
export type ChannelRequest<M extends ChannelMethod> = z.output<(typeof channelMethods)[M]['request']>
export type ChannelData<M extends ChannelMethod> = z.output<(typeof channelMethods)[M]['response']>

export const isChannelMethod = (name: string): name is ChannelMethod => Object.hasOwn(channelMethods, name)
