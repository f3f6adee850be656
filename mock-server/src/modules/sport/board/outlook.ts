import { selectionChances, pinnedChances, standingPins } from './chances.rules.ts'
import type { OpenSelection, OutcomeChances } from './chances.rules.ts'
import type { MarketOverride, SportMatch } from '../match.rules.ts'
import { beliefOf, type Belief } from '../model/belief.ts'
import { type Programme, secondsSince } from './programme.ts'

/** What a match is priced and valued by at a moment: quotes, offers to close, replays. Nothing else may. */
export interface Outlook extends Belief {
  pins: readonly MarketOverride[]
}

export const outlookOf = (programme: Programme, match: SportMatch, at: number): Outlook => {
  const state = programme.state(match, at)
  return {
    ...beliefOf(match.spec, state, secondsSince(match, at), () => programme.timeline(match)),
    pins: standingPins(programme.row(match.gid)?.markets ?? [], state),
  }
}

/** Chances of each outcome of a selection, without a margin; undefined where nobody knows any more. */
export const chancesOf = (
  { spec, state, pins }: Outlook,
  selection: OpenSelection,
): OutcomeChances | undefined => pinnedChances(pins, selection) ?? selectionChances(spec, state, selection)
