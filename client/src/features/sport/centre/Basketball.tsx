import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { spotOn } from './scene.rules.ts'
import { Drift } from './Drift.tsx'
import css from './Scene.module.css'

const [WIDTH, HEIGHT] = [94, 50]

const Half = ({ isRight = false }: { isRight?: boolean }) => (
  <g transform={isRight ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
    <rect x="0" y="17" width="19" height="16" className={css.paint} />
    <path d="M19 19a6 6 0 0 1 0 12" />
    <path d="M0 3h14a23.75 23.75 0 0 1 0 44H0" />
    <path d="M4 22v6M5.25 25m-0.75 0a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0-1.5 0" />
  </g>
)

/** A court seen from above. */
export const Basketball = ({ detail }: { detail: MatchDetail }) => {
  const { ball, possession, danger } = detail
  const { x, y } = spotOn(ball, WIDTH, HEIGHT)
  return (
    <svg viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`} className={css.field} data-kind="wood" aria-hidden>
      <rect x="-3" y="-3" width={WIDTH + 6} height={HEIGHT + 6} className={css.ground} />
      {Array.from({ length: 12 }, (_, board) => (
        <path key={board} d={`M0 ${(board * HEIGHT) / 12}h${WIDTH}`} className={css.board} />
      ))}
      {possession && (
        <g className={css.push} data-danger={danger}>
          <Drift side={possession} />
          <rect
            fill="url(#push)"
            x={possession === 'H' ? WIDTH / 2 : 0}
            y="0"
            width={WIDTH / 2}
            height={HEIGHT}
          />
        </g>
      )}
      <g className={css.lines}>
        <Half />
        <Half isRight />
        <rect x="0" y="0" width={WIDTH} height={HEIGHT} />
        <path d={`M${WIDTH / 2} 0v${HEIGHT}`} />
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="6" />
      </g>
      {ball && (
        <g className={css.ball} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle r="3" className={css.halo} data-side={possession ?? undefined} />
          <circle r="1.5" className={css.leather} />
          <path d="M-1.5 0h3M0-1.5v3" className={css.seam} />
        </g>
      )}
    </svg>
  )
}
