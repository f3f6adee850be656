import type { Db } from '../db/db.ts'
import { type Clock, type TimeSource, openClock } from './clock.ts'
import { type Faults, openFaults } from './faults.ts'
import { type Hub, openHub } from './hub.ts'
import { type Jobs, openJobs } from './jobs.ts'
import { type Coverage, openCoverage } from './coverage.ts'
import { type Journal, type Noted, openJournal, type Told } from './journal.ts'
import { type Memory, openMemory } from './memory.ts'
import type { Spelled, Tape, Taped } from './tape.ts'
import { type Trace, openTrace } from './trace.ts'
import { type Outbox, openOutbox } from './outbox.ts'
import { type Streams, openStreams } from './random.ts'
import { type SettingsStore, openSettings } from './settings.ts'
import { type State, openState } from './state.ts'

/** One complete, isolated copy of the site. */
export interface World {
  readonly name: string
  readonly seed: number
  /** What its tokens, codes and draws come from where others reach the server; else they come from the seed. */
  readonly secret: string | undefined
  readonly db: Db
  readonly state: State
  readonly clock: Clock
  readonly random: Streams
  readonly jobs: Jobs
  readonly outbox: Outbox
  readonly faults: Faults
  readonly journal: Journal
  readonly settings: SettingsStore
  readonly hub: Hub
  readonly trace: Trace
  readonly coverage: Coverage
  readonly memory: Memory
  /** What came to it; a world behind the scenes has none. */
  tape: Tape | undefined
  /** Writes a call that was answered into the journal; returns its id. */
  note(call: Noted): number
  /** Its caller was told something else: what was done had to be taken back. */
  correct(id: number, told: Told): void
  /** Puts on the tape what came to the world. */
  keep(event: () => Taped | Spelled): void
  /** One transaction: all of it or nothing, its frames included. */
  atomically<T>(work: () => T): T
  /** Runs now, or when the transaction under way has committed; a rollback forgets it. */
  afterCommit(work: () => void): void
  /** A part of the site that lives as long as this world, made at its first use. */
  part<T>(make: (world: World) => T): T
  /** Plays what is due by the world's clock. */
  catchUp(): void
  /** False once it is closed: whatever waited until then finds nothing to go on with. */
  isOpen(): boolean
  close(): void
}

export interface WorldOptions {
  name: string
  seed: number
  db: Db
  time: TimeSource
  log(text: string): void
}

/** Kept with the world, so that its copies replay as it did. */
export const SECRET = 'secret'

export const openWorld = ({ name, seed, db, time, log }: WorldOptions): World => {
  const state = openState(db)
  const clock = openClock(state, time)
  const secret = state.read<string>(SECRET)
  const random = openStreams(db, seed, secret)
  const parts = new Map<unknown, unknown>()
  let pending: (() => void)[] | undefined

  /** What fails here fails after its cause was booked, and must not take the rest of the group with it. */
  const guarded = (work: () => void) => () => {
    try {
      work()
    } catch (error) {
      log(`after a commit in world ${name}: ${String(error)}`)
    }
  }
  const afterCommit = (work: () => void) => {
    if (pending) pending.push(work)
    else db.whenSafe(guarded(work))
  }
  const atomically = <T>(work: () => T): T => {
    if (pending) return db.atomically(work)
    const mine: (() => void)[] = []
    pending = mine
    let result: T
    try {
      result = db.atomically(work)
    } finally {
      pending = undefined
    }
    for (const later of mine) db.whenSafe(guarded(later))
    return result
  }
  const jobs = openJobs(db, {
    clock,
    commit: (work) => atomically(work),
    onRan: ({ id, kind, dueAt, payload }) => {
      if (!trace.isOn) return
      const entry = journal.next()
      const cause = trace.causeOf(id)
      journal.add({
        at: dueAt,
        member: null,
        method: 'JOB',
        path: kind,
        cause,
        request: payload,
        response: 'null',
        statusCode: null,
        http: 200,
        ms: 0,
        forced: false,
        trace: trace.take(entry, 'job'),
      })
      trace.ran({ id, kind, due_at: dueAt, cause, entry })
    },
    onFailure: (kind, error) => log(`job ${kind} failed in world ${name}: ${String(error)}`),
  })
  db.follow({
    mark: () => 0,
    undone: () => {},
    beforeCommit: () => {},
    lost: () => {
      log(
        `世界 ${name} 的写入失败，已全部撤回：请检查磁盘空间与数据文件 · a commit failed and was taken back`,
      )
      world.tape?.tear()
    },
  })
  const trace = openTrace(db)
  const journal = openJournal()
  const coverage = openCoverage()
  const hub = openHub(afterCommit, trace)
  let isOpen = true
  const world: World = {
    name,
    seed,
    secret,
    db,
    state,
    clock,
    random,
    jobs,
    outbox: openOutbox(db),
    faults: openFaults(db, random),
    journal,
    trace,
    coverage,
    memory: openMemory(),
    tape: undefined,
    note: (call) => {
      if (call.statusCode !== null) coverage.count(call.path, call.statusCode, call.forced)
      return journal.add(trace.isOn ? { ...call, trace: trace.take(journal.next(), 'call') } : call)
    },
    correct: (id, told) => {
      const entry = journal.correct(id, told)
      if (entry && told.statusCode !== null) coverage.count(entry.path, told.statusCode, entry.forced)
    },
    keep: (event) => world.tape?.note(event()),
    settings: openSettings(state),
    hub,
    atomically,
    afterCommit,
    part: (make) => {
      if (!parts.has(make)) parts.set(make, make(world))
      return parts.get(make) as ReturnType<typeof make>
    },
    catchUp: () => void jobs.runDue(clock.now()),
    isOpen: () => isOpen,
    close: () => {
      isOpen = false
      hub.closeAll(1012, 'world closed')
      db.close()
    },
  }
  return world
}

/** When its next job is due by the machine's clock; Infinity when none is. */
export const dueOf = ({ clock, jobs }: World): number => {
  const { now, rate, frozen } = clock.state()
  return frozen ? Infinity : clock.machine() + (jobs.nextDue() - now) / rate
}
