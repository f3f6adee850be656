import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useDepositText } from '../text.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'

/** A break of the member's own closes deposits (UN-32). */
export const Closed = ({ until }: { until: number }) => {
  const t = useDepositText()
  return (
    <EmptyState
      art={<EmptyArt variant="maintenance" />}
      title={t('resting')}
      hint={t('restingHint', { time: dateTimeText(until) })}
      action={
        <Button component={Link} to={to('restraint')} variant="light">
          {t('toRestraint')}
        </Button>
      }
    />
  )
}
