import type { ReactNode } from 'react'

type EmptyArtVariant =
  | 'noData'
  | 'noBets'
  | 'noMessages'
  | 'maintenance'
  | 'offline'
  | 'notFound'
  | 'comingSoon'

export interface EmptyArtProps {
  variant: EmptyArtVariant
  /** Width in pixels; the height is three quarters of it. */
  size?: number
  title?: string
  className?: string
}

const PAPER = 'var(--surface-1, #fff)'
const EDGE = 'color-mix(in oklab, var(--brand, #1F4FD8) 55%, var(--text-3, #6B7587))'
const FAINT = 'color-mix(in oklab, var(--brand, #1F4FD8) 26%, var(--surface-1, #fff))'
const SOFT = 'color-mix(in oklab, var(--brand, #1F4FD8) 12%, var(--surface-1, #fff))'
const SUN = 'color-mix(in oklab, var(--gold, #D9962B) 25%, #ffd066)'
const edge = { stroke: EDGE, strokeWidth: 2.2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Why a place is empty, told in the bay: one object, calm water, the sun where there is hope. */
export function EmptyArt({ variant, size = 160, title, className }: EmptyArtProps) {
  return (
    <svg
      viewBox="0 0 160 120"
      width={size}
      height={(size * 3) / 4}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      fill="none"
    >
      <circle cx="80" cy="58" r="50" fill={SOFT} />
      {variant === 'comingSoon' ? (
        <Sunrise />
      ) : (
        <circle
          cx={variant === 'maintenance' ? 50 : 110}
          cy="34"
          r="9"
          fill={SUN}
          opacity={variant === 'offline' ? 0.35 : 1}
        />
      )}
      <path
        d="M33 74q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t10-1A50 50 0 0 1 33 74z"
        fill={FAINT}
        opacity=".7"
      />
      {OBJECTS[variant]}
      <path
        d="M30 92q7-6 14 0t14 0t14 0t14 0t14 0t14 0t14 0M50 103q6-5 12 0t12 0t12 0t12 0M24 82h6M132 84h6"
        {...edge}
        strokeWidth="2"
        opacity=".6"
      />
    </svg>
  )
}

function Sunrise() {
  return (
    <>
      <path d="M58 74a22 22 0 0 1 44 0z" fill={SUN} />
      <path
        d="M80 40V33M56 50l-5-5M104 50l5-5M46 70h-7M114 70h7"
        stroke={SUN}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  )
}

const OBJECTS: Record<EmptyArtVariant, ReactNode> = {
  noData: (
    <>
      <path d="M58 36h34l12 12v42H58z" fill={PAPER} {...edge} />
      <path d="M92 36v12h12M67 54h14M67 63h22M67 72h10" {...edge} />
      <circle cx="92" cy="75" r="11" fill={SOFT} {...edge} />
      <path d="M100 83l8 8" {...edge} strokeWidth="3.5" />
    </>
  ),
  noBets: (
    <>
      <path d="M56 32h38v58l-6.3-5l-6.3 5l-6.4-5l-6.3 5l-6.3-5l-6.4 5z" fill={PAPER} {...edge} />
      <path d="M64 43h22M64 52h12M64 61h16" {...edge} />
      <circle cx="100" cy="80" r="15" fill={PAPER} {...edge} />
      <path d="M100 73l6 4.5l-2.3 7h-7.4l-2.3-7z" fill={FAINT} {...edge} />
      <path d="M100 73v-7M106 77.5l7-2M103.7 84.5l4 6M96.3 84.5l-4 6M94 77.5l-7-2" {...edge} />
    </>
  ),
  noMessages: (
    <g transform="rotate(-24 80 70)">
      <path
        d="M50 56h34c8 0 9 5 15 5h14v11H99c-6 0-7 5-15 5H50c-4 0-7-4-7-10.5S46 56 50 56z"
        fill={PAPER}
        {...edge}
      />
      <path d="M113 59.5h8v14h-8z" fill={SUN} {...edge} />
      <path d="M54 62h22v9H54z" fill={SOFT} {...edge} />
      <path d="M59 62v9M71 62v9" {...edge} opacity=".5" />
    </g>
  ),
  maintenance: (
    <>
      <path d="M68 56l5-20h14l5 20z" fill={PAPER} {...edge} />
      <path d="M80 36V27M75 27h10" {...edge} />
      <path d="M52 78c4-14 14-22 28-22s24 8 28 22c-8 10-48 10-56 0z" fill={PAPER} {...edge} />
      <path d="M56 70c12 7 36 7 48 0l4 8c-8 10-48 10-56 0z" fill={FAINT} {...edge} />
      <path
        d="M103 36a9 9 0 0 1 11-9l-5 5.5l4 4l5.5-5a9 9 0 0 1-11 11l-12 12.5a3.5 3.5 0 0 1-5-5z"
        fill={SUN}
        {...edge}
      />
    </>
  ),
  offline: (
    <>
      <path d="M68 88l4-44h16l4 44z" fill={PAPER} {...edge} />
      <path d="M70.7 60h18.6l1.3 13H69.4z" fill={FAINT} {...edge} />
      <path d="M70 44h20M73 44V33h14v11M71 33c2-8 16-8 18 0z" fill={SOFT} {...edge} />
      <path
        d="M62 34c-4 3-4 9 0 12M54 28c-8 7-8 17 0 24M98 34c4 3 4 9 0 12"
        {...edge}
        opacity=".45"
        strokeDasharray="2 5"
      />
      <path d="M44 24l72 62" {...edge} strokeWidth="3" />
    </>
  ),
  notFound: (
    <>
      <path d="M52 74h54c-4 11-10 16-19 16H70c-9 0-15-5-18-16z" fill={PAPER} {...edge} />
      <path d="M77 70V30c14 6 22 20 22 40z" fill={PAPER} {...edge} />
      <path d="M71 70V40c-9 7-13 17-14 30z" fill={FAINT} {...edge} />
      <path d="M34 34c4-6 12-5 12 1c0 5-6 5-6 10M40 51v.1" {...edge} strokeWidth="3.2" />
      <path d="M46 66c-8-2-14 1-18 6" {...edge} strokeDasharray="1 6" />
    </>
  ),
  comingSoon: (
    <>
      <path d="M50 34c3.5-3.5 6-3.5 8 0c2-3.5 4.5-3.5 8 0M98 26c3-3 5-3 7 0c2-3 4-3 7 0" {...edge} />
      <path d="M33 74q6-5 12 0t12 0t12 0t12 0t12 0t12 0t12 0t10-1" {...edge} />
      <path d="M70 84h20" stroke={SUN} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
}
