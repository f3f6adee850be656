import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { spotOn } from './scene.rules.ts'
import { Drift } from './Drift.tsx'
import css from './Scene.module.css'

const [WIDTH, HEIGHT] = [105, 68]
const STRIPES = 10

/** How far behind the ball an attack is drawn, and how far its point is ahead. */
const [TAIL, POINT] = [34, 7]

const wedge = (side: 'H' | 'C', x: number): string => {
  const way = side === 'H' ? 1 : -1
  const clamp = (at: number) => Math.min(WIDTH, Math.max(0, at))
  const [back, front] = [clamp(x - way * TAIL), clamp(x + way * POINT)]
  return `${back},0 ${x},0 ${front},${HEIGHT / 2} ${x},${HEIGHT} ${back},${HEIGHT}`
}

const Half = ({ isRight = false }: { isRight?: boolean }) => (
  <g transform={isRight ? `translate(${WIDTH} 0) scale(-1 1)` : undefined}>
    <rect x="0" y="13.85" width="16.5" height="40.3" />
    <rect x="0" y="24.85" width="5.5" height="18.3" />
    <path d="M16.5 26.7a9.15 9.15 0 0 1 0 14.6" />
    <circle cx="11" cy="34" r="0.5" />
    <rect x="-1.8" y="30.35" width="1.8" height="7.3" />
    <path d="M0 1a1 1 0 0 0 1-1M0 67a1 1 0 0 1 1 1" />
  </g>
)

/** A pitch seen from above: who has the ball, where it is, how near a goal. */
export const Football = ({ detail }: { detail: MatchDetail }) => {
  const { ball, possession, danger } = detail
  const { x, y } = spotOn(ball, WIDTH, HEIGHT)
  return (
    <svg viewBox={`-4 -3 ${WIDTH + 8} ${HEIGHT + 6}`} className={css.field} data-kind="grass" aria-hidden>
      <rect x="-4" y="-3" width={WIDTH + 8} height={HEIGHT + 6} className={css.ground} />
      {Array.from({ length: STRIPES / 2 }, (_, stripe) => (
        <rect
          key={stripe}
          x={(stripe * 2 * WIDTH) / STRIPES}
          y="0"
          width={WIDTH / STRIPES}
          height={HEIGHT}
          className={css.stripe}
        />
      ))}
      {possession && (
        <g className={css.push} data-danger={danger}>
          <Drift side={possession} />
          <polygon fill="url(#push)" points={wedge(possession, x)} />
        </g>
      )}
      <g className={css.lines}>
        <rect x="0" y="0" width={WIDTH} height={HEIGHT} />
        <path d={`M${WIDTH / 2} 0v${HEIGHT}`} />
        <circle cx={WIDTH / 2} cy={HEIGHT / 2} r="9.15" />
        <Half />
        <Half isRight />
      </g>
      {ball && (
        <g className={css.ball} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle r="3.4" className={css.halo} data-side={possession ?? undefined} />
          <circle r="1.5" className={css.leather} />
        </g>
      )}
    </svg>
  )
}
