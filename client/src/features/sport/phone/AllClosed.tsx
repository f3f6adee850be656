import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { useSportText } from '../text.ts'
import { useMatchBets } from './MatchBets.tsx'

interface Props {
  hgid: string
  onBack: () => void
  onBets: () => void
  onClosed: (isClosed: boolean) => void
}

/** A match with nothing left to bet on: the ways on are the other matches and what runs on this one. */
export const AllClosed = ({ hgid, onBack, onBets, onClosed }: Props) => {
  const t = useSportText()
  const count = useMatchBets(hgid)
  useEffect(() => {
    onClosed(true)
    return () => onClosed(false)
  }, [onClosed])
  return (
    <EmptyState
      title={t('allClosed')}
      hint={t('allClosedHint')}
      action={
        <>
          <Button onClick={onBack}>{t('otherMatches')}</Button>
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
