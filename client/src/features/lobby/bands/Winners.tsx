import { ActionIcon } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useHomeRestText } from './text.ts'
import { clock } from '../../../lib/clock.ts'
import { Drawing } from '../../../ui/Drawing/Drawing.tsx'
import { DemoMark } from '../../../ui/DemoMark/DemoMark.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { useLobbyPoolsQuery } from '../lobby.api.ts'
import { Failed } from '../Failed.tsx'
import { recentText } from './recent.ts'
import css from './Winners.module.css'

const MOST = 16
/** Fewer rows than this fill the box without moving. */
const FULL = 6
const SECONDS_PER_ROW = 2.4

/** The latest jackpots of the backend's own robots: said to be simulated. */
export const Winners = () => {
  const t = useHomeRestText()
  const query = useLobbyPoolsQuery({})
  const { data } = query
  const [isPaused, setPaused] = useState(false)
  const wins = (data ?? [])
    .flatMap((pool) => (pool.lastWin ? [{ ...pool.lastWin, game: pool.name, gameCode: pool.gameCode }] : []))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, MOST)
  const yesterday = (time: string) => t('yesterday', { time })
  const rows = (isCopy: boolean) => (
    <ul aria-hidden={isCopy || undefined}>
      {wins.map((win) => (
        <li key={`${win.gameCode}-${win.time}`} className={css.row}>
          <Drawing kind="avatar" fields={[win.name]} className={css.face} />
          <span className={css.who}>
            {win.name}
            <span className={css.game}>
              {win.game} · {recentText(win.time, yesterday, clock.now())}
            </span>
          </span>
          <span className={css.amount}>
            <Money yuan={win.amount} signed />
          </span>
        </li>
      ))}
    </ul>
  )
  const moves = wins.length >= FULL
  return (
    <section className={css.winners} aria-labelledby="winners">
      <div className={css.head}>
        <h2 id="winners" className={css.title}>
          {t('winners')}
        </h2>
        <DemoMark of="figures" />
        {moves && (
          <ActionIcon
            size="sm"
            className={css.pause}
            aria-pressed={isPaused}
            aria-label={t('pauseWinners')}
            onClick={() => setPaused(!isPaused)}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={14} />
          </ActionIcon>
        )}
      </div>
      {!data && <Failed of={query} name={t('winners')} />}
      {data && wins.length === 0 && <EmptyState title={t('noWinners')} hint={t('noWinnersHint')} />}
      <div className={css.window} data-paused={isPaused || undefined}>
        <div
          className={css.track}
          data-moves={moves || undefined}
          style={{ animationDuration: `${wins.length * SECONDS_PER_ROW}s` }}
        >
          {rows(false)}
          {moves && rows(true)}
        </div>
      </div>
    </section>
  )
}
