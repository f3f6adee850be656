import { fromCents, toCents } from '@app/contract/kit/cents'

interface Figures {
  required: string
  done: string
}

/** What is still to be turned over, of those demands alone that are not met: met ones would make a new one look nearly done. */
export const openTurnover = (turnover: Figures & { items: readonly Figures[] }): Figures => {
  const open = turnover.items.filter(({ required, done }) => toCents(done) < toCents(required))
  if (open.length === 0) return turnover
  const sum = (of: keyof Figures) => fromCents(open.reduce((cents, item) => cents + toCents(item[of]), 0))
  return { required: sum('required'), done: sum('done') }
}
