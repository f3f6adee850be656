import { BrandSign } from './BrandSign.tsx'
import { latinOf } from './latinOf.ts'

export interface BrandWordmarkProps {
  /** The brand's name as preInfo serves it: 澄湾, 澄灣 in zh-TW. */
  name?: string
  /** Height of the sign in pixels; the letters follow. */
  size?: number
  mono?: boolean
  className?: string
}

/** Below this the Latin line would fall under 12 px, the least the site sets. */
const LATIN_FROM = 36

/** The sign and the name as text: it is read, selected and translated like any other. */
export function BrandWordmark({ name = '澄湾', size = 44, mono = false, className }: BrandWordmarkProps) {
  const latin = size >= LATIN_FROM ? latinOf(name) : ''
  const hasLatin = latin !== ''
  return (
    <span
      className={className}
      style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.24, lineHeight: 1 }}
    >
      <BrandSign size={size} mono={mono} />
      <span
        style={{
          display: 'inline-flex',
          flexDirection: 'column',
          gap: size * 0.1,
          color: mono ? undefined : 'var(--text-1)',
        }}
      >
        <span
          style={{
            fontSize: size * (hasLatin ? 0.64 : 0.72),
            fontWeight: 700,
            ...spaced(hasLatin ? 0.36 : 0.12),
          }}
        >
          {name}
        </span>
        {hasLatin ? (
          <span
            lang="en"
            style={{
              ...LATIN,
              fontSize: Math.max(12, size * 0.24),
              color: mono ? undefined : 'var(--text-3)',
            }}
          >
            {latin}
          </span>
        ) : null}
      </span>
    </span>
  )
}

/** The space after the last letter is taken back, so that the block ends where its letters end. */
const spaced = (em: number) => ({ letterSpacing: `${em}em`, marginRight: `${-em}em` })
const LATIN = {
  ...spaced(0.05),
  fontWeight: 600,
  fontFamily: 'system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif',
} as const
