import type { CoverageShown } from '@app/contract/control/catalogue'

export type CoveredEndpoint = CoverageShown['endpoints'][number]
export type Pair = CoveredEndpoint['codes'][number]
export type Which = 'all' | 'missing' | 'natural' | 'forced' | 'undeclared'

/** How a pair is coloured. */
export const stateOf = ({ declared, natural, forced }: Pair) => {
  if (!declared) return 'undeclared'
  if (natural > 0 && forced > 0) return 'both'
  if (natural > 0) return 'natural'
  return forced > 0 ? 'forced' : 'none'
}
export const STATE_TEXT = {
  undeclared: '未声明',
  both: '自然与强制',
  natural: '自然发生',
  forced: '强制',
  none: '未覆盖',
} as const

export const isWanted = (pair: Pair, which: Which): boolean => {
  if (which === 'all') return true
  if (which === 'missing') return pair.declared && !pair.common && pair.natural + pair.forced === 0
  if (which === 'natural') return pair.natural > 0
  return which === 'forced' ? pair.forced > 0 : !pair.declared
}
