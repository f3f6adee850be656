import { describe, expect, test } from 'vitest'
import { palettes, TOKENS } from './colors.ts'
import type { Edition, Token } from './colors.ts'
import { contrast } from './contrast.ts'

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const
const cards = ['surface-0', 'surface-1', 'surface-2'] as const
const on = (texts: readonly Token[], grounds: readonly Token[]) =>
  texts.flatMap((t) => grounds.map((g) => [t, g] as const))

const TEXT_PAIRS: readonly (readonly [Token, Token])[] = [
  ...on(['text-1', 'text-2', 'text-3', 'brand', 'brand-strong'], surfaces),
  ...on(['gold', 'win', 'loss', 'odds-up', 'odds-down', 'live', 'warn'], cards),
  ...on(['text-1', 'text-2', 'brand'], ['brand-soft']),
  ...on(['text-1', 'gold'], ['gold-soft']),
  ...on(['text-1', 'win'], ['win-soft']),
  ...on(['text-1', 'loss'], ['loss-soft']),
  ...on(['text-1', 'live'], ['live-soft']),
  ...on(['text-1', 'warn'], ['warn-soft']),
  ...on(['text-1', 'odds-up'], ['odds-up-soft']),
  ...on(['text-1', 'odds-down'], ['odds-down-soft']),
  ...on(['on-brand'], ['brand-fill', 'brand-fill-strong']),
  ...on(['on-gold'], ['gold-fill']),
  ...on(['on-live'], ['live-fill']),
  ...on(['on-ink-1', 'on-ink-2', 'gold-fill'], ['ink-0', 'ink-1', 'ink-2']),
]

const PART_PAIRS = [...on(['line-strong', 'focus', 'brand-fill'], cards), ...on(['gold-fill'], ['ink-1'])]

describe.each(Object.keys(palettes) as Edition[])('%s edition', (edition) => {
  const palette = palettes[edition]

  test.each(TEXT_PAIRS)('%s reads on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(PART_PAIRS)('%s stands out from %s', (part, ground) => {
    expect(contrast(palette[part], palette[ground])).toBeGreaterThanOrEqual(3)
  })

  test('has every token', () => {
    expect(Object.keys(palette).sort()).toEqual([...TOKENS].sort())
  })
})
