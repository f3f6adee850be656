import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useIsMember } from '../api/session.ts'
import { useRouteText } from '../i18n/route.ts'
import { useShellText } from '../i18n/shell.ts'
import { bus } from '../lib/bus.ts'
import { to } from '../paths.ts'
import { routeOf } from './routeOf.ts'
import { SoonArt } from './SoonArt.tsx'

const FOR_VISITORS = ['sport', 'discount', 'sponsor', 'help-kh'] as const
const FOR_MEMBERS = ['sport', 'wallet', 'vip', 'message'] as const

/** A page that isn't open yet: says so, and leads on. */
export const Component = () => {
  const t = useShellText()
  const title = useRouteText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { name } = routeOf(pathname)
  const suggestions = (useIsMember() ? FOR_MEMBERS : FOR_VISITORS).filter((one) => one !== name)
  return (
    <Stack align="center" gap="lg" px="md" py={48}>
      <SoonArt />
      <Stack align="center" gap="xs" maw={560}>
        <Text c="var(--brand)" fw={600} size="sm">
          {t('soonTitle')}
        </Text>
        <Title order={1} size="h2" ta="center">
          {title(name)}
        </Title>
        <Text c="dimmed" ta="center">
          {t('soonText', { name: title(name) })}
        </Text>
      </Stack>
      <Group justify="center">
        <Button onClick={() => void navigate(-1)} variant="default">
          {t('soonBack')}
        </Button>
        <Button component={Link} to={to('home')}>
          {t('goHome')}
        </Button>
        <Button variant="light" onClick={() => bus.emit('openSupport')}>
          {t('support')}
        </Button>
      </Group>
      <Paper withBorder p="md" radius="md" w="100%" maw={560}>
        <Text size="sm" c="dimmed" mb="xs">
          {t('soonMeanwhile')}
        </Text>
        <Group gap="xs">
          {suggestions.map((one) => (
            <Button key={one} component={Link} to={to(one)} variant="light" size="compact-md">
              {title(one)}
            </Button>
          ))}
        </Group>
      </Paper>
    </Stack>
  )
}
