import type { JournalEntry } from '@app/mock-server/testing/shapes'

/** What the list shows of a call; the rest is asked for when it is opened. */
export type Row = Pick<
  JournalEntry,
  'id' | 'at' | 'member' | 'method' | 'path' | 'statusCode' | 'http' | 'ms' | 'forced'
>

export const rowOf = ({ id, at, member, method, path, statusCode, http, ms, forced }: JournalEntry): Row => ({
  id,
  at,
  member,
  method,
  path,
  statusCode,
  http,
  ms,
  forced,
})

export interface Wanted {
  path: string
  member: string
  code: string
}

export const fits = (row: Row, { path, member, code }: Wanted): boolean =>
  row.path.includes(path) &&
  (member === '' || (row.member ?? '游客').includes(member)) &&
  (code === '' || String(row.statusCode ?? row.http).startsWith(code))
