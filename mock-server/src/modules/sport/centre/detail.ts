import type { Data } from '@app/contract/kit/endpoint'
import type { sport as Contract } from '@app/contract/sport/sport'
import type { SportMatch } from '../match.rules.ts'
import { indexOf, isFootball, type MatchEvent, type MatchState, type Side } from '../model/match.ts'
import { mixed, seeded, type Random } from '../model/random.ts'
import { stateOf } from '../model/state.ts'
import { GIVEN, ROLES, SURNAMES, WEATHER } from './names.data.ts'
import { gameIdOf, liveOf, roomOf, scoreOfPair } from '../board/present.rules.ts'
import { type Programme, secondsSince } from '../board/programme.ts'
import { eventClock, periodName, scorelineOf } from './scoreline.rules.ts'
import { statisticsOf } from './statistics.rules.ts'

export type MatchDetail = Data<typeof Contract.matchDetail>

/** How many earlier matches of a team are listed, and how many days are searched for them. */
const RECENT = 5
const RECENT_DAYS = 10
const MOST_EVENTS = 80
const ATTACK_STEP = 6

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random.next() * from.length)]!
const person = (random: Random): string =>
  pick(random, SURNAMES) + pick(random, GIVEN) + (random.next() < 0.6 ? pick(random, GIVEN) : '')

const HIGHEST = 40

/** A team has the same players in every match, each under a number of his own. */
const squad = (sport: SportMatch['sport'], team: string): string[] => {
  const random = seeded(mixed(...[...team].map((sign) => sign.codePointAt(0)!)))
  const taken = new Set<number>()
  return ROLES[sport].map((role) => {
    let number = 1 + Math.floor(random.next() * HIGHEST)
    while (taken.has(number)) number = (number % HIGHEST) + 1
    taken.add(number)
    return `${number} ${person(random)} ${role}`
  })
}
const nameOf = (player: string): string => player.split(' ')[1] ?? player

const NAMES: Partial<Record<MatchEvent['type'], string>> = {
  goal: '进球',
  goalCancelled: '进球取消',
  yellow: '黄牌',
  red: '红牌',
  corner: '角球',
  penalty: '点球',
  set: '赢得本局',
  game: '拿下一局',
  run: '得分',
  suspend: '暂停投注',
  resume: '恢复投注',
}

/** Goals are taken back where goals are scored, elsewhere points. */
const GOALS = new Set<SportMatch['sport']>(['FT', 'VF', 'OP'])
const wordFor = (sport: SportMatch['sport'], type: MatchEvent['type']) =>
  type === 'goalCancelled' && !GOALS.has(sport) ? '得分取消' : NAMES[type]

const BY_PLAYER = new Set<MatchEvent['type']>(['goal', 'yellow', 'red', 'penalty', 'run'])
const CHANGES_SCORE = new Set<MatchEvent['type']>(['goal', 'goalCancelled', 'set', 'run'])

/** Where the ball is, who has it and how near a goal: a picture of the same second for everybody. */
const scene = (match: SportMatch, state: MatchState, second: number) => {
  if (state.status !== 'live' || state.period === 'HT' || state.period === 'BREAK')
    return { possession: null, ball: null, danger: 'none' as const }
  const step = Math.floor(second / ATTACK_STEP)
  const wave = (salt: number, at: number) => mixed(match.spec.seed, salt, at) / 4_294_967_296
  const part = (second % ATTACK_STEP) / ATTACK_STEP
  const glide = (salt: number) => wave(salt, step) * (1 - part) + wave(salt, step + 1) * part
  const possession: Side =
    wave(1, Math.floor(step / 3)) < match.spec.rates[0] / (match.spec.rates[0] + match.spec.rates[1])
      ? 'H'
      : 'C'
  const forward =
    state.danger === 'attack' || state.danger === 'penalty' || state.danger === 'goal'
      ? 88 + 8 * glide(2)
      : 25 + 55 * glide(2)
  const x = possession === 'H' ? forward : 100 - forward
  const danger: 'none' | 'attack' | 'dangerous' =
    state.danger !== '' && state.danger !== 'director' ? 'dangerous' : forward > 66 ? 'attack' : 'none'
  return {
    possession,
    ball: { x: Math.round(x * 10) / 10, y: Math.round((15 + 70 * glide(3)) * 10) / 10 },
    danger,
  }
}

export const openDetail = (programme: Programme, crest: (team: string) => string) => {
  /** The last results of one of the two teams: its own side's letter for a win, the other's for a defeat. */
  const recentOf = (match: SportMatch, own: Side, now: number): ('H' | 'C' | 'D')[] => {
    const team = own === 'H' ? match.home : match.away
    const other: Side = own === 'H' ? 'C' : 'H'
    const results: ('H' | 'C' | 'D')[] = []
    const today = programme.dayOf(match.kickOffAt)
    for (let day = today - 1; day >= today - RECENT_DAYS && results.length < RECENT; day -= 1)
      for (const earlier of programme.ofDay(day)) {
        if (earlier.home !== team && earlier.away !== team) continue
        const { score, status } = programme.state(earlier, now)
        if (status !== 'finished') continue
        const hasWon = earlier.home === team ? score[0] > score[1] : score[1] > score[0]
        results.push(score[0] === score[1] ? 'D' : hasWon ? own : other)
      }
    return results
  }

  /** What has been seen so far, newest last; every text says who and what the score is. */
  const eventsOf = (match: SportMatch, second: number): MatchDetail['events'] => {
    const timeline = programme.timeline(match)
    const players = { H: squad(match.sport, match.home), C: squad(match.sport, match.away) }
    const seen = timeline.events.filter(({ at, type }) => at <= second && NAMES[type] !== undefined)
    return seen.slice(-MOST_EVENTS).map((event, index) => {
      const state = stateOf(match.spec, timeline, event.at)
      const { score } = state
      const random = seeded(mixed(match.spec.seed, event.at, event.side ? indexOf(event.side) : 2))
      const team = event.side === 'H' ? match.home : event.side === 'C' ? match.away : ''
      const squadOf = event.side ? players[event.side].slice(1) : []
      const isPlayer = squadOf.length > 0 && BY_PLAYER.has(event.type)
      const player = isPlayer ? nameOf(pick(random, squadOf)) : ''
      const shown = `${score[0]}-${score[1]}`
      const withScore = CHANGES_SCORE.has(event.type)
      return {
        id: `${match.gid}-${event.at}-${index}`,
        type: event.type,
        side: event.side ?? null,
        minute: eventClock(match.sport, state, event.minute),
        player,
        text: [wordFor(match.sport, event.type), team, player, withScore ? `比分 ${shown}` : '']
          .filter(Boolean)
          .join(' · '),
        score: shown,
        time: match.kickOffAt + event.at * 1_000,
      }
    })
  }

  return (match: SportMatch, now: number): MatchDetail => {
    const second = secondsSince(match, now)
    const state = programme.state(match, now)
    const live = liveOf(state)
    const random = seeded(mixed(match.spec.seed, 4))
    return {
      gameId: gameIdOf(match.gid, 0),
      hgid: String(match.gid),
      rid: roomOf(match.gid),
      sport: match.sport,
      league: match.league,
      team_h: match.home,
      team_c: match.away,
      logo_h: crest(match.home),
      logo_c: crest(match.away),
      venue: `${match.home}主场`,
      referee: person(random),
      weather: isFootball(match.sport) ? pick(random, WEATHER) : '',
      startTime: match.kickOffAt,
      live,
      periods: state.sections.map(([home, away], index) => ({
        name: periodName(match.sport, index),
        home,
        away,
      })),
      scoreline: scorelineOf(match, programme.timeline(match), second),
      sections: state.sections.map(scoreOfPair),
      serving: state.serving,
      points: state.points,
      statistics:
        state.status === 'scheduled' ? [] : statisticsOf(match, programme.timeline(match), state, second),
      events: eventsOf(match, second),
      ...scene(match, state, second),
      lineups: { home: squad(match.sport, match.home), away: squad(match.sport, match.away) },
      recent: { home: recentOf(match, 'H', now), away: recentOf(match, 'C', now) },
      serverTime: now,
    }
  }
}
