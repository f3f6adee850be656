import { Tabs } from '@mantine/core'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { Ticket } from '@app/contract/sport/ticket'
import type { LiveBoard } from '../../board/liveBoard.ts'
import { useSportText } from '../../text.ts'
import { part } from '../../sport.slice.ts'
import { calm } from '../../../../lib/calm.ts'
import { useOnline } from '../../../../lib/device/online.ts'
import { lazyPart } from '../../../../lib/lazyPart.ts'
import { SkeletonRows } from '../../../../ui/SkeletonRows/SkeletonRows.tsx'
import { growing } from '../../../../ui/Sheet/growing.ts'
import { Awaited } from '../../tickets/Awaited.tsx'
import { Slip } from '../Slip.tsx'
import { useMousePick } from './useMousePick.ts'
import css from './SlipPanel.module.css'

const mine = () => import('../../tickets/Tickets.tsx')
const OpenBets = lazyPart(mine, 'OpenBets')
const SettledBets = lazyPart<'SettledBets', object>(mine, 'SettledBets')

/** Apart from the tabs: a selection draws its number alone, and turns to the slip. */
const Count = ({ onChosen }: { onChosen: () => void }) => {
  const { entries } = useSelector(part('slip'))
  const count = entries.length
  const held = useRef(entries)
  const chosen = useEffectEvent(onChosen)
  useEffect(() => {
    const before = new Set(held.current.map(entryKey))
    held.current = entries
    if (entries.some((entry) => !before.has(entryKey(entry)))) chosen()
  }, [entries])
  return count > 0 && <span className={css.count}>{count}</span>
}

interface Props {
  live: LiveBoard
  tickets: readonly Ticket[]
  /** What a link led to. */
  firstTab: 'slip' | 'open' | undefined
  /** What was placed is put aside, and nothing else is in it. */
  onDone?: () => void
}

/** The right column: the slip, the open tickets, the settled ones. */
export const SlipPanel = ({ live, tickets, firstTab = 'slip', onDone }: Props) => {
  const t = useSportText()
  const isOnline = useOnline()
  // With the line gone they open as well.
  useEffect(() => {
    void calm()
      .then(mine)
      .catch(() => undefined)
  }, [])
  const [tab, setTab] = useState<string | null>(firstTab)
  const openBets = useRef<HTMLButtonElement>(null)
  const wasPickedByMouse = useMousePick()
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false} className={css.panel} ref={growing}>
      <Tabs.List grow aria-label={t('panelTabs')}>
        <Tabs.Tab value="slip">
          {t('slip')}
          <Count onChosen={() => setTab('slip')} />
        </Tabs.Tab>
        <Tabs.Tab ref={openBets} value="open">
          {t('openBets')}
        </Tabs.Tab>
        <Tabs.Tab value="settled">{t('settledBets')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="slip">
        <Slip
          live={live}
          tickets={tickets}
          wasPickedByMouse={wasPickedByMouse}
          onDone={onDone}
          onOpenBets={() => {
            setTab('open')
            openBets.current?.focus()
          }}
        />
      </Tabs.Panel>
      <Suspense
        fallback={
          isOnline ? (
            <div className={css.waiting}>
              <SkeletonRows rows={3} height={120} />
            </div>
          ) : (
            <Awaited />
          )
        }
      >
        <Tabs.Panel value="open">
          <OpenBets live={live} />
        </Tabs.Panel>
        <Tabs.Panel value="settled">
          <SettledBets />
        </Tabs.Panel>
      </Suspense>
    </Tabs>
  )
}
