import type { Period, Timeline } from './match.ts'

/** Halves are always two, other periods only as many as were begun. */
const closed = ({ periods }: Timeline, at: number): Period[] =>
  periods
    .filter(({ from, name }) => from <= at || name.endsWith('H'))
    .map((period) => ({ ...period, to: Math.min(period.to, Math.max(at, period.from)) }))

/** The match stops here: nothing after `at` happens. What was finished has its periods closed, what was broken off hasn't. */
export const cut = (timeline: Timeline, at: number, ending: Timeline['ending']): Timeline => ({
  ...timeline,
  ...(ending === 'finished' ? { periods: closed(timeline, at) } : {}),
  events: timeline.events.filter((event) => event.at <= at),
  plays: timeline.plays.filter((play) => play.at + play.run <= at),
  endsAt: at,
  ending,
})
