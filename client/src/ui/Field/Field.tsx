import type { MatchDetail } from '@app/contract/sport/matchDetail'
import css from './Field.module.css'
import { type FieldSport, hasField } from './fieldOf.ts'
import { spotOn } from './spotOn.ts'

/** What a field shows of a match. */
export type FieldScene = Pick<MatchDetail, 'sport' | 'ball' | 'possession' | 'danger'>

/** The shade that grows towards the goal which a side attacks: fill with url(#push). */
const Drift = ({ side }: { side: 'H' | 'C' }) => (
  <linearGradient id="push" x1={side === 'H' ? 0 : 1} x2={side === 'H' ? 1 : 0} y1="0" y2="0">
    <stop offset="0" stopColor="currentColor" stopOpacity="0" />
    <stop offset="1" stopColor="currentColor" stopOpacity="0.6" />
  </linearGradient>
)

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
const Football = ({ detail }: { detail: FieldScene }) => {
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

const [COURT_WIDTH, COURT_HEIGHT] = [94, 50]

const CourtHalf = ({ isRight = false }: { isRight?: boolean }) => (
  <g transform={isRight ? `translate(${COURT_WIDTH} 0) scale(-1 1)` : undefined}>
    <rect x="0" y="17" width="19" height="16" className={css.paint} />
    <path d="M19 19a6 6 0 0 1 0 12" />
    <path d="M0 3h14a23.75 23.75 0 0 1 0 44H0" />
    <path d="M4 22v6M5.25 25m-0.75 0a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0-1.5 0" />
  </g>
)

/** A court seen from above. */
const Basketball = ({ detail }: { detail: FieldScene }) => {
  const { ball, possession, danger } = detail
  const { x, y } = spotOn(ball, COURT_WIDTH, COURT_HEIGHT)
  return (
    <svg
      viewBox={`-3 -3 ${COURT_WIDTH + 6} ${COURT_HEIGHT + 6}`}
      className={css.field}
      data-kind="wood"
      aria-hidden
    >
      <rect x="-3" y="-3" width={COURT_WIDTH + 6} height={COURT_HEIGHT + 6} className={css.ground} />
      {Array.from({ length: 12 }, (_, board) => (
        <path key={board} d={`M0 ${(board * COURT_HEIGHT) / 12}h${COURT_WIDTH}`} className={css.board} />
      ))}
      {possession && (
        <g className={css.push} data-danger={danger}>
          <Drift side={possession} />
          <rect
            fill="url(#push)"
            x={possession === 'H' ? COURT_WIDTH / 2 : 0}
            y="0"
            width={COURT_WIDTH / 2}
            height={COURT_HEIGHT}
          />
        </g>
      )}
      <g className={css.lines}>
        <CourtHalf />
        <CourtHalf isRight />
        <rect x="0" y="0" width={COURT_WIDTH} height={COURT_HEIGHT} />
        <path d={`M${COURT_WIDTH / 2} 0v${COURT_HEIGHT}`} />
        <circle cx={COURT_WIDTH / 2} cy={COURT_HEIGHT / 2} r="6" />
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

const FIELDS: Record<FieldSport, typeof Football> = { FT: Football, VF: Football, BK: Basketball }

/** The field of a match's sport, with the ball and who attacks. */
export const Field = ({ detail }: { detail: FieldScene }) => {
  if (!hasField(detail.sport)) return null
  const Own = FIELDS[detail.sport]
  return <Own detail={detail} />
}
