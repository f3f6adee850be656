import type { CSSProperties } from 'react'
import { useSelector } from 'react-redux'
import { scoreOf } from '@app/contract/sport/feed'
import { useSportText } from '../../text.ts'
import { useGameMoreQuery, useOpenTicketsQuery } from '../../sport.api.ts'
import { part } from '../../sport.slice.ts'
import { cellText, MOST_GOALS, profitTable, slipSelections, ticketSelections } from './whatIf.rules.ts'
import css from './WhatIf.module.css'

/** The score that counts is asked for as often as the in-play board. */
const SCORE_MS = 5_000
const PAGE_SIZE = 50
const GOALS = Array.from({ length: MOST_GOALS + 1 }, (_, goals) => goals)

/** What is opened is seen whole; whoever types keeps their field in sight. */
const intoSight = (grid: HTMLElement | null) => {
  if (!(document.activeElement instanceof HTMLInputElement)) grid?.scrollIntoView({ block: 'nearest' })
}

interface Props {
  hgid: string
  /** Of several: it is brought into sight, and says how all of them are reckoned. */
  isFirst: boolean
  /** As they can be placed. */
  stakes: Readonly<Record<string, string>>
}

/** What the slip and the open singles on a match come to at each final score, live as the stake changes. */
const WhatIf = ({ hgid, isFirst, stakes }: Props) => {
  const t = useSportText()
  const slip = useSelector(part('slip'))
  const entry = slip.entries.find(({ gameInfo }) => gameInfo.hgid === hgid)
  const inPlay = entry?.gameInfo.inPlay ?? false
  const { data: more } = useGameMoreQuery(
    { hgid, oddsType: 'H' },
    { skip: !inPlay, pollingInterval: SCORE_MS, skipPollingIfUnfocused: true },
  )
  const { data: open } = useOpenTicketsQuery({ pageNum: 1, pageSize: PAGE_SIZE })
  if (!entry || (inPlay && !more)) return null
  const now = inPlay && more ? scoreOf(more.game.live) : null
  const held = ticketSelections(open?.records ?? [], hgid)
  const selections = [...slipSelections(slip, stakes, hgid, now), ...held]
  if (selections.length === 0) return null
  const rows = profitTable(selections, now)
  const most = Math.max(1, ...rows.flat().map(({ profitCents }) => Math.abs(profitCents ?? 0)))
  const { team_h: home, team_c: away } = entry.gameInfo
  return (
    <figure ref={isFirst ? intoSight : null} className={css.grid} data-grid>
      <table aria-label={t('whatIfOf', { match: t('versus', { home, away }) })}>
        <caption>
          {t('whatIfAxes', { home, away })}
          {held.length > 0 && ` ${t('whatIfHeld', { count: held.length })}`}
        </caption>
        <thead>
          <tr>
            <td aria-hidden>{t('whatIfCorner')}</td>
            {GOALS.map((goals) => (
              <th key={goals} scope="col">
                {goals}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, goals) => (
            <tr key={goals}>
              <th scope="row">{goals}</th>
              {row.map(({ score, profitCents }) => (
                <td
                  key={score.away}
                  data-sign={profitCents === null ? 'none' : Math.sign(profitCents)}
                  data-now={(now?.home === score.home && now.away === score.away) || undefined}
                  style={{ '--depth': Math.abs(profitCents ?? 0) / most } as CSSProperties}
                >
                  {profitCents === null ? '·' : cellText(profitCents)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {(now ?? isFirst) && (
        <figcaption>
          {t(now ? 'whatIfNow' : 'whatIfHint', now ? { home: now.home, away: now.away } : {})}
        </figcaption>
      )}
    </figure>
  )
}

export default WhatIf
