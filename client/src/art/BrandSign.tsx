import { useId } from 'react'

export interface BrandSignProps {
  size?: number | string
  title?: string
  /** In one colour, that of the text around it: footers, the loading screen. */
  mono?: boolean
  className?: string
}

/** The bay: a headland that bends around calm water, the sun rising over it. */
export function BrandSign({ size = 32, title, mono = false, className }: BrandSignProps) {
  const id = useId()
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
      style={{ flex: 'none' }}
    >
      <defs>
        <clipPath id={`${id}c`}>
          <path d={SKY} />
        </clipPath>
        <linearGradient id={`${id}w`} x2=".75" y2="1">
          <stop style={{ stopColor: 'color-mix(in oklab, var(--brand, #1F4FD8), #7fd0ff 55%)' }} />
          <stop offset=".75" style={{ stopColor: 'var(--brand, #1F4FD8)' }} />
        </linearGradient>
        <linearGradient id={`${id}s`} x2=".6" y2="1">
          <stop stopColor="#FFDD85" />
          <stop offset="1" stopColor="#E8A021" />
        </linearGradient>
      </defs>
      <path d={HEADLAND} fill={mono ? 'currentColor' : `url(#${id}w)`} />
      <circle
        cx="20.2"
        cy="11.6"
        r="5.4"
        clipPath={`url(#${id}c)`}
        fill={mono ? 'currentColor' : `url(#${id}s)`}
      />
      <path d={WATER} fill={mono ? 'currentColor' : `url(#${id}w)`} />
      {mono ? null : <path d={SURF} fill="#04123d" opacity=".2" />}
    </svg>
  )
}

const HEADLAND =
  'M19.5 1.4A15 15 0 0 0 2 21.2C6.5 22.6 9.3 20.7 12.2 18.7C8.4 17.2 6.4 14.2 6.6 10.7C6.9 6 12.4 2.4 19.5 1.4z'
const SKY = 'M0 0H32V12.9C24.6 11.9 19.6 14.5 15.2 17.5L0 28z'
const WATER = 'M2.6 22.7A15 15 0 0 0 30.9 14.6C24.6 13.6 19.6 16.2 15.2 19.2C11.6 21.6 8 24.4 2.6 22.7z'
const SURF = 'M4.8 26A15 15 0 0 0 30.9 17.2C26 16.4 21.6 19 17.6 22C13.6 25 9.6 27.5 4.8 26z'
