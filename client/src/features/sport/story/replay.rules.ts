import type { ChannelData } from '@app/contract/sport/channel'

export type Replay = ChannelData<'get_replay'>
export type ReplayLeg = Replay['legs'][number]

/** The last entry not later than a moment; undefined before the first. */
export const lastAt = <T extends { at: number }>(list: readonly T[], moment: number): T | undefined =>
  list.findLast(({ at }) => at <= moment)

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
