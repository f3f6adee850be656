import { MatchMarkets } from '../match/MatchMarkets.tsx'
import type { Props as Markets } from '../match/MatchMarkets.tsx'
import { isOver } from '../over.rules.ts'
import { Course } from './Course.tsx'
import { MatchOver } from './MatchOver.tsx'

interface Props extends Markets {
  onClose: () => void
}

/** What is below an unfolded row: its markets, and from its end on how it ended. They come together: the one has to take the other's place at once. */
export const OpenMatch = ({ onClose, ...markets }: Props) =>
  isOver(markets.game.live) ? (
    <>
      <MatchOver game={markets.game} isRow onClose={onClose} />
      <Course hgid={markets.game.gameInfo.hgid} />
    </>
  ) : (
    <MatchMarkets {...markets} />
  )
