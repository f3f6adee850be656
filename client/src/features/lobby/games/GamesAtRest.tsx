import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useRestText } from '../../../i18n/rest.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { useGamesText } from './text.ts'

/** In a break a hall shows no game; its head says until when (UN-32). */
export const GamesAtRest = () => {
  const t = useGamesText()
  const words = useRestText()
  return (
    <EmptyState
      art={<EmptyArt variant="noMessages" />}
      title={t('noneAtRest')}
      hint={t('noneAtRestHint')}
      action={
        <>
          <Button component={Link} to={to('restraint')} variant="light">
            {words('details')}
          </Button>
          <Button component={Link} to={to('wallet')} variant="default">
            {t('toWallet')}
          </Button>
        </>
      }
    />
  )
}
