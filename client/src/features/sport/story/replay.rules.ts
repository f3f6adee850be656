import type { ChannelData } from '@app/contract/sport/channel'

export type Replay = ChannelData<'get_replay'>
export type ReplayLeg = Replay['legs'][number]

/** The last entry not later than a moment; undefined before the first. */
export const lastAt = <T extends { at: number }>(list: readonly T[], moment: number): T | undefined =>
  list.findLast(({ at }) => at <= moment)

/** What the ticket was worth; at the end what it paid, for a corrected result isn't in what the match showed. */
export const worthAt = ({ ticket, worth }: Pick<Replay, 'ticket' | 'worth'>, moment: number) => {
  const isEnd = moment >= (worth.at(-1)?.at ?? Number.POSITIVE_INFINITY)
  return isEnd && ticket.return !== null ? ticket.return : lastAt(worth, moment)?.amount
}

/** The chances of a leg as points of a 0..1 box, and where its events stand. */
export const chartOf = ({ points, events }: ReplayLeg) => {
  const first = points[0]?.at ?? 0
  const span = Math.max(1, (points.at(-1)?.at ?? 0) - first)
  const across = (at: number) => Math.min(1, Math.max(0, (at - first) / span))
  return {
    line: points.map(({ at, chance }) => ({ x: across(at), y: 1 - chance })),
    marks: events
      .filter(({ type }) => MARKED.includes(type))
      .map(({ at, type }) => ({ x: across(at), type })),
    across,
  }
}
/** What moves a price by itself. */
const MARKED: readonly string[] = ['goal', 'goalCancelled', 'red', 'penalty']
