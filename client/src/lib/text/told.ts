import type { BetRecord } from '@app/contract/bet/betRecord'

/** What a bet of a game was on and, of a round, in a line of its own what was drawn: its last words. */
export const toldOf = ({
  gameName,
  content,
  roundId,
}: Pick<BetRecord, 'gameName' | 'content' | 'roundId'>): readonly (readonly string[])[] => {
  const stakes = roundId ? content.slice(0, -1) : content
  return [[gameName, ...stakes].filter(Boolean), ...content.slice(stakes.length).map((drawn) => [drawn])]
}
