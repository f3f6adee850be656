import { usePromotionText } from '../text.ts'
import type { ContentOf } from '../promotion.rules.ts'
import css from './Wheel.module.css'

interface Props {
  prizes: ContentOf<'drawGift'>['prizes']
  /** Degrees, growing with each spin. */
  turn: number
  ms: number
  label: string
  isDisabled: boolean
  onSpin: () => void
}

const R = 150
const FIELDS = ['#fff3d6', '#f7c7d8', '#ffe2a0', '#e7c4f2'] as const
const BULBS = 24

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
}

/** The wheel: sector 0 stands at the top, the others follow clockwise. */
export const Wheel = ({ prizes, turn, ms, label, isDisabled, onSpin }: Props) => {
  const t = usePromotionText()
  const sector = 360 / prizes.length
  return (
    <div className={css.wheel}>
      <svg viewBox="-184 -184 368 368" className={css.rim} aria-hidden focusable="false">
        <defs>
          <radialGradient id="rim" r=".5">
            <stop offset=".8" stopColor="#8d1038" />
            <stop offset=".92" stopColor="#e2457a" />
            <stop offset="1" stopColor="#7a0c30" />
          </radialGradient>
        </defs>
        <circle r="182" fill="url(#rim)" />
        <circle r="158" fill="none" stroke="#ffd873" strokeWidth="5" />
        {Array.from({ length: BULBS }, (_, at) => (
          <circle
            key={at}
            className={css.bulb}
            data-odd={at % 2 || undefined}
            r="4.6"
            transform={`translate(${point((at * 360) / BULBS, 170)})`}
          />
        ))}
      </svg>
      <svg
        viewBox={`${-R} ${-R} ${2 * R} ${2 * R}`}
        className={css.disc}
        style={{ transform: `rotate(${turn}deg)`, transitionDuration: `${ms}ms` }}
        role="img"
        aria-label={t('wheelPrizes', { prizes: prizes.map(({ name }) => name).join('、') })}
      >
        {prizes.map((prize, at) => (
          <g key={prize.id} transform={`rotate(${at * sector})`}>
            <path
              d={`M0 0L${point(-sector / 2, R)}A${R} ${R} 0 0 1 ${point(sector / 2, R)}z`}
              fill={FIELDS[at % FIELDS.length]}
              stroke="#b23a68"
              strokeWidth="1.5"
            />
            <text y="-122" textAnchor="middle" fontSize="17" fontWeight="800" fill="#7a0c30">
              {prize.name}
            </text>
            <image href={prize.image} x="-27" y="-112" width="54" height="54" />
          </g>
        ))}
      </svg>
      <svg viewBox="0 0 40 46" className={css.pointer} aria-hidden focusable="false">
        <path d="M20 46L4 14a17 17 0 1 1 32 0z" fill="#ffd873" stroke="#8a5200" strokeWidth="2" />
        <circle cx="20" cy="17" r="6" fill="#b23a68" />
      </svg>
      <button type="button" className={css.hub} disabled={isDisabled} onClick={onSpin}>
        <b>{label}</b>
      </button>
    </div>
  )
}
