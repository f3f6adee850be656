import { useId } from 'react'
import { AURORA, RANKS } from './vipMetals.data.ts'
import type { Rank } from './vipMetals.data.ts'

export interface VipMetalProps {
  /** 0 to 10; anything beyond shows the nearest. */
  level: number
  /** Height in pixels. */
  size?: number
  title?: string
  className?: string
}

const PLATE = 'M40 10L58 17V36C58 48 50 55 40 59C30 55 22 48 22 36V17z'
const INNER = 'M40 15L53.5 20.3V36C53.5 45 47.5 50.5 40 53.8C32.5 50.5 26.5 45 26.5 36V20.3z'
const LEFT = 'M40 15L26.5 20.3V36C26.5 45 32.5 50.5 40 53.8z'
const FEATHERS = [
  'M21 40C13 40 8 36 5 29C11 31 16 31 21 30z',
  'M21 31C12 31 6 26 2 17C9 21 15 22 21 21z',
  'M22 49C16 50 11 47 8 41C13 42 18 42 22 40z',
] as const
const STAR = 'M40 2.5L42 7L46.8 7.5L43.2 10.7L44.2 15.5L40 13L35.8 15.5L36.8 10.7L33.2 7.5L38 7z'
const CROWN = 'M30 15L28 4L35 8.5L40 1.5L45 8.5L52 4L50 15C43 13 37 13 30 15z'

/** A member's badge; the metals grow richer from iron to night and gold. */
export function VipMetal({ level, size = 28, title, className }: VipMetalProps) {
  const id = useId()
  const shown = Math.min(RANKS.length - 1, Math.max(0, Math.floor(level) || 0))
  const rank = RANKS[shown] as Rank
  const isHighest = shown === RANKS.length - 1
  return (
    <svg
      viewBox="0 -2.5 80 63.5"
      width={(size * 80) / 63.5}
      height={size}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      style={{ flex: 'none' }}
    >
      <defs>
        <Fall id={`${id}r`} stops={rank.rim} />
        <Fall
          id={`${id}p`}
          stops={isHighest ? [AURORA[1], AURORA[3], rank.plate[2], rank.plate[4]] : rank.plate}
        />
      </defs>
      <Wings rank={rank} fill={`url(#${id}r)`} />
      <path d={PLATE} fill={`url(#${id}r)`} stroke={rank.rim[4]} strokeWidth="1.2" strokeLinejoin="round" />
      <path d={INNER} fill={`url(#${id}p)`} />
      <path d={LEFT} fill="#fff" opacity=".16" />
      <path d={INNER} fill="none" stroke={rank.rim[4]} strokeOpacity=".45" />
      <Head rank={rank} fill={`url(#${id}r)`} jewel={isHighest ? AURORA[2] : rank.plate[2]} />
      <text
        x="40"
        y="43.5"
        textAnchor="middle"
        fontSize={shown > 9 ? 19 : 23}
        fontWeight="800"
        fontFamily="system-ui, Arial, sans-serif"
        fill="#fff"
        stroke={rank.plate[4]}
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
        letterSpacing={shown > 9 ? -1 : 0}
      >
        {shown}
      </text>
    </svg>
  )
}

function Fall({ id, stops }: { id: string; stops: readonly string[] }) {
  return (
    <linearGradient id={id} x2=".55" y2="1">
      {stops.slice(0, 4).map((colour, i) => (
        <stop key={colour} offset={[0, 0.3, 0.62, 1][i]} stopColor={colour} />
      ))}
    </linearGradient>
  )
}

function Wings({ rank, fill }: { rank: Rank; fill: string }) {
  if (rank.wings === 0) return null
  const d = FEATHERS.slice(0, rank.wings).join('')
  const feather = { d, fill, stroke: rank.rim[4], strokeWidth: 1, strokeLinejoin: 'round' } as const
  return (
    <>
      <path {...feather} />
      <path {...feather} transform="matrix(-1 0 0 1 80 0)" />
    </>
  )
}

function Head({ rank, fill, jewel }: { rank: Rank; fill: string; jewel: string }) {
  if (rank.head === 'none') return null
  const outline = { fill, stroke: rank.rim[4], strokeWidth: 1, strokeLinejoin: 'round' } as const
  if (rank.head === 'star') return <path d={STAR} {...outline} />
  return (
    <>
      <path d={CROWN} {...outline} />
      <path d="M40 6.5l2.2 3.2L40 12.5l-2.2-2.8z" fill={jewel} />
      {rank.head === 'grandCrown' ? (
        <path d="M28 3.5h.1M40 1.5h.1M52 3.5h.1" stroke="#fff7d6" strokeWidth="4" strokeLinecap="round" />
      ) : null}
    </>
  )
}
