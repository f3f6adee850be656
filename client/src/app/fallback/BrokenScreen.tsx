import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { leaveFirstPaint } from '../../lib/firstPaint.ts'
import { useShellText } from '../../i18n/shell.ts'
import { bus } from '../../lib/bus.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { HomeLink } from '../../ui/HomeLink/HomeLink.tsx'
import { LostBall } from './LostBall.tsx'

/** A screen that failed to load or to render: says what isn't affected, and what to do. */
export const BrokenScreen = () => {
  const t = useShellText()
  useEffect(leaveFirstPaint, [])
  return (
    <EmptyState
      art={<LostBall />}
      title={t('brokenTitle')}
      hint={t('brokenText')}
      action={
        <>
          <Button onClick={() => location.reload()}>{t('retry')}</Button>
          <Button component={HomeLink} variant="light">
            {t('goHome')}
          </Button>
          <Button variant="default" onClick={() => bus.emit('openSupport')}>
            {t('support')}
          </Button>
        </>
      }
    />
  )
}
