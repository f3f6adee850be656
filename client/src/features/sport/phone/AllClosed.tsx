import { Button } from '@mantine/core'
import { useEffect } from 'react'
import type { GameRow } from '@app/contract/sport/feed'
import { useEndText } from '../board/over/useEndText.ts'
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
  onResults: (game: GameRow) => void
}

/** A match with nothing left to bet on: the ways on are its result, the other matches, and what runs on this one. */
export const AllClosed = ({ hgid, over, onBack, onBets, onClosed, onResults }: Props) => {
  const t = useSportText()
  const count = useMatchBets(hgid)
  const end = useEndText()
  useEffect(() => {
    onClosed(true)
    return () => onClosed(false)
  }, [onClosed])
  return (
    <EmptyState
      title={over ? end(over) : t('allClosed')}
      hint={t('allClosedHint')}
      action={
        <>
          {over && <Button onClick={() => onResults(over)}>{t('seeResults')}</Button>}
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
