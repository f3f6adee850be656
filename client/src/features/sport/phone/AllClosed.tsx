import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { GameRow } from '@app/contract/sport/feed'
import { finalOf, overWord } from '../board/over.rules.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { useSportText } from '../text.ts'
import { useMatchBets } from './MatchBets.tsx'

interface Props {
  hgid: string
  /** As it ended, where it is over. */
  over?: GameRow | undefined
  onBack: () => void
  onBets: () => void
  onClosed: (isClosed: boolean) => void
  onResults: (sport: PlayedSport) => void
}

/** A match with nothing left to bet on: the ways on are its result, the other matches, and what runs on this one. */
export const AllClosed = ({ hgid, over, onBack, onBets, onClosed, onResults }: Props) => {
  const t = useSportText()
  const count = useMatchBets(hgid)
  const endOf = (game: GameRow) => {
    const score = finalOf(game)
    return score ? t('fullTimeAt', { score }) : t(overWord(game.live))
  }
  useEffect(() => {
    onClosed(true)
    return () => onClosed(false)
  }, [onClosed])
  return (
    <EmptyState
      title={over ? endOf(over) : t('allClosed')}
      hint={t('allClosedHint')}
      action={
        <>
          {over && <Button onClick={() => onResults(over.sport)}>{t('seeResults')}</Button>}
          <Button variant={over ? 'light' : 'filled'} onClick={onBack}>
            {t('otherMatches')}
          </Button>
          {count > 0 && (
            <Button variant="light" onClick={onBets}>
              {t('openBets')}
            </Button>
          )}
        </>
      }
    />
  )
}
