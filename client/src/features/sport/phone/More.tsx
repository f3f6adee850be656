import { Button, Drawer, SimpleGrid, Stack } from '@mantine/core'
import { useSelector } from 'react-redux'
import { Icon } from '../../../art/Icon.tsx'
import { bus } from '../../../lib/bus.ts'
import { useSignal } from '../../../lib/signal.ts'
import { timeText } from '../../../lib/text/date.ts'
import { OddsTypeSelect, OrderSelect } from '../board/bar/ListSelects.tsx'
import type { LiveBoard } from '../board/liveBoard.ts'
import { useSportNoticesQuery } from '../sport.api.ts'
import { part, sportSlice, useSportDispatch } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import { PAGE_ICONS, PAGES, useSportMenu } from '../useSportMenu.ts'

export interface MoreProps {
  live: LiveBoard
  onRefresh: () => void
  onHelp: () => void
  onClose: () => void
}

/** Behind the three dots: the other pages, the notices, how the list is shown. */
const More = ({ live, onRefresh, onHelp, onClose }: MoreProps) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { page, show } = useSportMenu()
  const isFavouredOnly = useSelector(part('isFavouredOnly'))
  const { data } = useSportNoticesQuery({})
  const notices = data?.records ?? []
  const pulse = useSignal(live.pulse)
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="bottom"
      size="auto"
      title={t('more')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="md">
        <SimpleGrid cols={3} spacing="xs">
          {PAGES.map((name) => (
            <Button
              key={name}
              px={4}
              variant={name === page ? 'light' : 'default'}
              aria-current={name === page ? 'page' : undefined}
              leftSection={<Icon name={PAGE_ICONS[name]} size={16} />}
              onClick={then(() => show(name))}
            >
              {t(`page_${name}`)}
            </Button>
          ))}
        </SimpleGrid>
        <OddsTypeSelect size="md" withLabel />
        <OrderSelect size="md" withLabel />
        <Button
          variant={isFavouredOnly ? 'light' : 'default'}
          aria-pressed={isFavouredOnly}
          leftSection={<Icon name="star" size={16} tint={isFavouredOnly ? 'full' : 'none'} />}
          onClick={then(() => dispatch(sportSlice.actions.favouredOnlyToggled()))}
        >
          {t('favourites')}
        </Button>
        <Button variant="default" leftSection={<Icon name="refresh" size={16} />} onClick={then(onRefresh)}>
          {t('refresh')}
          {pulse && ` · ${t('updatedAt', { time: timeText(pulse.serverTime) })}`}
        </Button>
        {notices.length > 0 && (
          <Button
            variant="default"
            leftSection={<Icon name="horn" size={16} />}
            onClick={then(() =>
              bus.emit('showDialog', {
                title: t('notices'),
                msg: notices.map(({ text }) => text).join('\n\n'),
              }),
            )}
          >
            {t('notices')}
          </Button>
        )}
        <Button variant="default" leftSection={<Icon name="help" size={16} />} onClick={then(onHelp)}>
          {t('help')}
        </Button>
      </Stack>
    </Drawer>
  )
}

export default More
