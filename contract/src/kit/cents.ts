/** "1234.5" → 123450. Exact: digits are moved, nothing is multiplied in floating point. Shape: -?digits(.d{1,2})?; anything else throws. */
export const toCents = (yuan: string): number => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(yuan)
  if (!match) throw new RangeError(`not an amount: ${yuan}`)
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -cents : cents
}

/** 123450 → "1234.50" */
export const fromCents = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** 140900 → "1,409.00": as people write sums that stand beside each other. Not for the wire's amounts. */
export const sumText = (cents: number): string =>
  fromCents(cents).replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','))

/** 25000000 → "250,000", 140950 → "1,409.50": as people write sums in a sentence. Not for the wire's amounts. */
export const writtenCents = (cents: number): string => sumText(cents).replace(/\.00$/, '')
