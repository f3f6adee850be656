import type { RanJob, Traced, TracedFrame, TracedPosting, TracedRow } from '@app/contract/control/trace'
import type { Db } from '../db/db.ts'

export interface Trace {
  readonly isOn: boolean
  set(on: boolean): void
  frame(frame: TracedFrame): void
  ran(job: RanJob): void
  causeOf(jobId: number): number | null
  /** Forgets what happened between calls. */
  begin(): void
  /** What a call did since it began, or a job since the one before; the jobs it scheduled are `entry`'s from now on. */
  take(entry: number, of: 'call' | 'job'): Traced
}

const MOST = 400
const LOG = 'trace_log'
/** Bookkeeping that explains nothing: how many random numbers were drawn, and the database's own. */
const UNTRACED = /^(sqlite_|__drizzle|streams$)/

interface LogRow {
  tbl: string
  op: TracedRow['op']
  before: string | null
  after: string | null
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Off it costs nothing: the triggers that see each row are the connection's own and exist only while it is on. */
export const openTrace = ({ sqlite }: Db): Trace => {
  let isOn = false
  let frames: TracedFrame[] = []
  let ran: RanJob[] = []
  const causes = new Map<number, number>()

  const tables = () =>
    sqlite
      .prepare<[], { name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .all()
      .map(({ name }) => name)
      .filter((name) => !UNTRACED.test(name))
  const triggerOf = (table: string, op: string) => quoted(`trace_${table}_${op}`)
  const rowOf = (side: 'OLD' | 'NEW', table: string) => {
    const columns = sqlite.prepare<[], { name: string }>(`PRAGMA table_info(${quoted(table)})`).all()
    const pairs = columns.map(({ name }) => {
      const value = `${side}.${quoted(name)}`
      return `${literal(camel(name))}, CASE typeof(${value}) WHEN 'blob' THEN length(${value}) || ' bytes' ELSE ${value} END`
    })
    return `json_object(${pairs.join(', ')})`
  }
  const start = () => {
    const sql = tables().flatMap((table) => {
      const [before, after] = [rowOf('OLD', table), rowOf('NEW', table)]
      const seen = { insert: ['NULL', after], update: [before, after], delete: [before, 'NULL'] }
      return Object.entries(seen).map(
        ([op, sides]) =>
          `CREATE TEMP TRIGGER ${triggerOf(table, op)} AFTER ${op.toUpperCase()} ON main.${quoted(table)} BEGIN
             INSERT INTO ${LOG} (tbl, op, before, after) VALUES (${literal(table)}, ${literal(op)}, ${sides.join(', ')});
           END;`,
      )
    })
    sqlite.exec(
      `CREATE TEMP TABLE ${LOG} (id INTEGER PRIMARY KEY, tbl TEXT, op TEXT, before TEXT, after TEXT); ${sql.join('\n')}`,
    )
  }
  const stop = () => {
    const drops = tables().flatMap((table) =>
      ['insert', 'update', 'delete'].map((op) => `DROP TRIGGER temp.${triggerOf(table, op)};`),
    )
    sqlite.exec(`${drops.join('\n')} DROP TABLE temp.${LOG};`)
  }
  const read = (text: string | null) => (text === null ? null : (JSON.parse(text) as Record<string, unknown>))
  /** Whose account a posting is in, and for what. */
  const accountOf = ({ id }: Record<string, unknown>) =>
    sqlite
      .prepare<[unknown], object>(
        `SELECT a.kind, a.code, a.currency, a.member_id AS memberId, o.name AS member, m.verb, m.ref, m.note FROM postings p
         JOIN accounts a ON a.id = p.account_id JOIN movements m ON m.id = p.movement_id
         LEFT JOIN members o ON o.id = a.member_id WHERE p.id = ?`,
      )
      .get(id)
  const jobOf = (row: Record<string, unknown>) => ({
    id: row['id'] as number,
    kind: row['kind'] as string,
    key: row['key'] as string | null,
    due_at: row['dueAt'] as number,
    payload: JSON.parse(String(row['payload'])) as unknown,
  })

  return {
    get isOn() {
      return isOn
    },
    set: (on) => {
      if (on === isOn) return
      isOn = on
      if (on) start()
      else stop()
      frames = []
      ran = []
      causes.clear()
    },
    frame: (frame) => {
      if (frames.length <= MOST) frames.push(frame)
    },
    ran: (job) => {
      causes.delete(job.id)
      ran.push(job)
    },
    causeOf: (jobId) => causes.get(jobId) ?? null,
    begin: () => {
      if (!isOn) return
      sqlite.exec(`DELETE FROM ${LOG}`)
      frames = []
      ran = []
    },
    take: (entry, of) => {
      const logged = sqlite.prepare<[], LogRow>(`SELECT tbl, op, before, after FROM ${LOG} ORDER BY id`).all()
      sqlite.exec(`DELETE FROM ${LOG}`)
      const rows = logged.map(({ tbl, op, before, after }) => ({
        table: tbl,
        op,
        before: read(before),
        after: read(after),
      }))
      const came = (table: string) =>
        rows.flatMap(({ table: of, after, op }) => (of === table && op !== 'delete' && after ? [after] : []))
      const scheduled = came('jobs').map(jobOf)
      for (const { id } of scheduled) causes.set(id, entry)
      const done = new Set(ran.map(({ id }) => id))
      const cancelled = rows
        .flatMap(({ table, op, before }) =>
          table === 'jobs' && op === 'delete' && before ? [jobOf(before)] : [],
        )
        .filter(({ id }) => !done.has(id))
      const traced: Traced = {
        rows: rows.slice(0, MOST),
        postings: came('postings').map((posting) => ({ ...posting, ...accountOf(posting) }) as TracedPosting),
        frames: frames.slice(0, MOST),
        outbox: came('outbox').map(({ expiresAt, id: _, ...rest }) => ({ ...rest, expires_at: expiresAt })),
        jobs: {
          scheduled,
          cancelled: cancelled.map(({ id, kind }) => ({ id, kind })),
          ran: of === 'call' ? ran : [],
        },
        truncated: rows.length > MOST || frames.length > MOST,
      }
      frames = []
      if (of === 'call') ran = []
      return traced
    },
  }
}
