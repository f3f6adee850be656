import { defaultVariantColorsResolver } from '@mantine/core'
import type { MantineColorsTuple, VariantColorsResolver } from '@mantine/core'

interface Fill {
  fill: string
  hover: string
  text: string
  soft: string
  tint: string
}

const FILLS = {
  brand: {
    fill: '--brand-fill',
    hover: '--brand-fill-strong',
    text: '--on-brand',
    soft: '--brand-soft',
    tint: '--brand',
  },
  gold: { fill: '--gold-fill', hover: '--gold-fill', text: '--on-gold', soft: '--gold-soft', tint: '--gold' },
  red: { fill: '--live-fill', hover: '--live-fill', text: '--on-live', soft: '--loss-soft', tint: '--loss' },
  green: { fill: '--win', hover: '--win', text: '--surface-1', soft: '--win-soft', tint: '--win' },
  yellow: { fill: '--warn', hover: '--warn', text: '--surface-1', soft: '--warn-soft', tint: '--warn' },
  gray: { fill: '--text-3', hover: '--text-2', text: '--surface-1', soft: '--surface-2', tint: '--text-2' },
} satisfies Record<string, Fill>

// Names of other palettes are no colours here: their variables are in no page (app/first/paint.tsx).
declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<keyof typeof FILLS | 'dark' | 'dimmed' | `var(--${string})`, MantineColorsTuple>
  }
}

/** The button that does what can't be taken back, wherever it is asked for the last time; what only leads there is light or subtle. */
export const IRREVERSIBLE = { color: 'red', variant: 'filled' } as const

/** Whether a colour of this name has fills. */
export const isFilled = (name: string): boolean => name in FILLS

const of = (token: string) => `var(${token})`

/** Fills and tints of every Mantine variant from the tokens, so that contrast holds in both editions. */
export const fills: VariantColorsResolver = (input) => {
  const fallback = defaultVariantColorsResolver(input)
  const fill = (FILLS as Record<string, Fill>)[input.color ?? input.theme.primaryColor]
  if (!fill) return fallback
  if (input.variant === 'filled')
    return {
      background: of(fill.fill),
      hover: of(fill.hover),
      color: of(fill.text),
      border: '1px solid transparent',
    }
  if (input.variant === 'light')
    return {
      background: of(fill.soft),
      hover: of(fill.soft),
      color: of(fill.tint),
      border: '1px solid transparent',
    }
  if (input.variant === 'outline')
    return {
      background: 'transparent',
      hover: of(fill.soft),
      color: of(fill.tint),
      border: `1px solid ${of(fill.tint)}`,
    }
  if (input.variant === 'subtle' || input.variant === 'transparent')
    return {
      background: 'transparent',
      hover: input.variant === 'subtle' ? of('--surface-2') : 'transparent',
      color: of(fill.tint),
      border: '1px solid transparent',
    }
  return fallback
}
