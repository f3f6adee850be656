import type { CSSProperties } from 'react'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { useMatchText } from './text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import css from './Figures.module.css'
import { wormOf } from './scene.rules.ts'

const [WIDTH, HEIGHT] = [300, 72]

const Worm = ({ detail }: { detail: MatchDetail }) => {
  const t = useMatchText()
  const { most, least, points } = wormOf(
    detail.scoreline,
    detail.live.isLive === 'Y' ? detail.serverTime : undefined,
  )
  if (points.length < 3) return null
  const path = points
    .map(
      ({ x, y }, at) =>
        `${at ? `H${(x * WIDTH).toFixed(1)}V` : `M${(x * WIDTH).toFixed(1)} `}${(y * HEIGHT).toFixed(1)}`,
    )
    .join('')
    .concat(`H${WIDTH}`)
  return (
    <figure className={css.worm}>
      <figcaption>{t('worm', { home: detail.team_h, away: detail.team_c })}</figcaption>
      <svg
        viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
        role="img"
        aria-label={t('wormSays', { home: detail.team_h, away: detail.team_c, most, least })}
      >
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} className={css.axis} />
        <path d={path} className={css.line} />
      </svg>
    </figure>
  )
}

/** Statistics of both sides as bars that meet in the middle, and the course of the score. */
export const Figures = ({ detail }: { detail: MatchDetail }) => {
  const t = useMatchText()
  if (detail.statistics.length === 0) return <EmptyState title={t('figuresEmpty')} />
  return (
    <>
      <dl className={css.figures}>
        {detail.statistics.map(({ code, name, home, away }) => {
          const sum = home + away
          return (
            <div key={code}>
              <dt>{name}</dt>
              <dd data-ahead={home > away || undefined}>{home}</dd>
              <dd data-ahead={away > home || undefined}>{away}</dd>
              <span
                className={css.bar}
                aria-hidden
                data-none={sum === 0 || undefined}
                style={{ '--share': `${sum && (100 * home) / sum}%` } as CSSProperties}
              />
            </div>
          )
        })}
      </dl>
      <Worm detail={detail} />
    </>
  )
}
