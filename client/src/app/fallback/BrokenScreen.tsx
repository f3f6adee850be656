import { Button } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { leaveFirstPaint } from '../../lib/firstPaint.ts'
import { useShellText } from '../../i18n/shell.ts'
import { bus } from '../../lib/bus.ts'
import { lazyPart } from '../../lib/lazyPart.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { HomeLink } from '../../ui/HomeLink/HomeLink.tsx'

const LostBall = lazyPart(() => import('./LostBall.tsx'), 'LostBall')

/** A screen that failed to load or to render: says what isn't affected, and what to do. */
export const BrokenScreen = () => {
  const t = useShellText()
  useEffect(leaveFirstPaint, [])
  return (
    <EmptyState
      art={
        <Suspense fallback={<svg viewBox="0 0 240 140" style={{ width: '100%' }} />}>
          <LostBall />
        </Suspense>
      }
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
