import { Button } from '@mantine/core'
import { BrandSign } from '../../art/BrandSign.tsx'
import { wordsFor } from '../../i18n/errors.ts'
import { useEffect } from 'react'
import { leaveFirstPaint } from '../../lib/firstPaint.ts'
import { useShellText } from '../../i18n/shell.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import css from './ClosedScreen.module.css'

/** The whole site is closed: for maintenance, or for this region. */
export const ClosedScreen = ({ state }: { state: 'maintenance' | 'blocked' }) => {
  const t = useShellText()
  useEffect(leaveFirstPaint, [])
  const title = state === 'maintenance' ? t('maintenanceTitle') : wordsFor('REGION_LIMITED')
  return (
    <main className={css.closed}>
      <EmptyState
        art={<BrandSign size="5em" />}
        isPage
        title={title}
        hint={state === 'maintenance' ? t('maintenanceText') : t('blockedText')}
        action={<Button onClick={() => location.reload()}>{t('retry')}</Button>}
      />
    </main>
  )
}
