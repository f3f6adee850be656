import type { JournalEntry } from '@app/contract/control/time'
import { toneOf } from '../ui/tone.ts'

/** What the list shows of a call; the rest is asked for when it is opened. */
export type Row = Pick<
  JournalEntry,
  'id' | 'at' | 'member' | 'method' | 'path' | 'operation' | 'statusCode' | 'http' | 'ms' | 'forced'
>

export const CLASSES = [
  { value: '', label: '所有类别' },
  { value: 'good', label: '成功' },
  { value: 'warn', label: '业务拒绝' },
  { value: 'bad', label: '协议错误' },
  { value: 'forced', label: '强制' },
  { value: 'job', label: '任务' },
]

export interface Wanted {
  path: string
  member: string
  code: string
  /** A value of CLASSES. */
  kind: string
}

const isOfKind = (row: Row, kind: string): boolean =>
  kind === '' ||
  (kind === 'job' ? row.method === 'JOB' : toneOf(row.statusCode, row.http, row.forced) === kind)

export const fits = (row: Row, { path, member, code, kind }: Wanted): boolean =>
  (row.path.includes(path) || row.operation?.includes(path) === true) &&
  (member === '' || (row.member ?? '游客').includes(member)) &&
  (code === '' || String(row.statusCode ?? row.http).startsWith(code)) &&
  isOfKind(row, kind)
