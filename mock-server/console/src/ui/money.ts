import { fromCents } from '@app/contract/kit/cents'

/** 1,234.50 of cents; with its sign where asked. */
export const yuan = (cents: number, isSigned = false): string => {
  const [whole = '0', part = '00'] = fromCents(Math.abs(cents)).split('.')
  const sign = cents < 0 ? '−' : isSigned && cents > 0 ? '+' : ''
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${part}`
}

const STEP = 1_024
/** 3.4 MB of bytes. */
export const sizeText = (bytes: number): string => {
  if (bytes < STEP) return `${bytes} B`
  if (bytes < STEP * STEP) return `${(bytes / STEP).toFixed(0)} kB`
  return `${(bytes / STEP / STEP).toFixed(1)} MB`
}
