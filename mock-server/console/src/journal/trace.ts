import type { TracedRow } from '@app/contract/control/trace'

/** The columns that changed; of a new or removed row all that hold something. */
export const changedIn = ({ op, before, after }: TracedRow): string[] => {
  const names = Object.keys(after ?? before ?? {})
  if (op === 'update')
    return names.filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
  const row = after ?? before ?? {}
  return names.filter((name) => row[name] !== null && row[name] !== '')
}
export const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
