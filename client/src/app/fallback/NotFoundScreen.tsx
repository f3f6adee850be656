import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useRouteText } from '../../i18n/route.ts'
import { useShellText } from '../../i18n/shell.ts'
import { resting } from '../../lib/device/resting.ts'
import { useSignal } from '../../lib/signal.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { HomeLink } from '../../ui/HomeLink/HomeLink.tsx'
import { LostBall } from './LostBall.tsx'

const WAYS_ON = ['sport', 'realbet', 'egame', 'discount', 'help'] as const
/** In a break of the member's own nothing invites to play (UN-32). */
const WAYS_AT_REST = ['mine', 'help'] as const

export const NotFoundScreen = () => {
  const t = useShellText()
  const title = useRouteText()
  const ways = useSignal(resting) ? WAYS_AT_REST : WAYS_ON
  return (
    <EmptyState
      art={<LostBall />}
      isPage
      title={t('notFoundTitle')}
      hint={t('notFoundText')}
      action={
        <Group justify="center">
          <Button component={HomeLink}>{t('goHome')}</Button>
          {ways.map((name) => (
            <Button key={name} component={Link} to={to(name)} variant="light">
              {title(name)}
            </Button>
          ))}
        </Group>
      }
    />
  )
}
