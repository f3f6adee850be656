import type { GameRow } from '@app/contract/sport/feed'
import { useSportText } from '../../text.ts'
import { finalOf, overWord } from '../over.rules.ts'

/** "已完场 2–1", or why it has no score. */
export const useEndText = () => {
  const t = useSportText()
  return (game: Pick<GameRow, 'live'>): string => {
    const score = finalOf(game)
    return score ? t('fullTimeAt', { score }) : t(overWord(game.live))
  }
}
