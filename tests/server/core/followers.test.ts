import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../../mock-server/src/db/db.ts'
import { rereadable } from '../../../mock-server/src/db/followers.ts'
import { openDb } from '../../../mock-server/src/db/open.ts'
import { openStreams } from '../../../mock-server/src/world/random.ts'

const MIGRATIONS = 'mock-server/src/db/migrations'
const SEED = 7

/** The first numbers of a stream that nothing took back. */
const undisturbed = (count: number): number[] => {
  const db = openDb(':memory:')
  db.migrate(MIGRATIONS)
  const streams = openStreams(db, SEED)
  const numbers = Array.from({ length: count }, () => streams.next('x'))
  db.close()
  return numbers
}

describe.each(['a file', 'memory'] as const)('what is counted beside %s', (kind) => {
  let folder: string
  let db: Db
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'followers-'))
    db = openDb(kind === 'memory' ? ':memory:' : join(folder, 'world.db'))
    db.migrate(MIGRATIONS)
  })
  afterEach(() => {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is given back by a verb that fails, and by the part of one that fails', () => {
    const streams = openStreams(db, SEED)
    const seen: number[] = []
    const draw = () => void seen.push(streams.next('x'))
    const fails = () => {
      streams.next('x')
      streams.next('x')
      throw new Error('refused')
    }
    draw()
    db.atomically(draw)
    expect(() => db.atomically(fails)).toThrow('refused')
    db.atomically(() => {
      draw()
      expect(() => db.atomically(fails)).toThrow('refused')
      db.atomically(draw)
      draw()
    })
    draw()
    expect(seen).toEqual(undisturbed(seen.length))
  })

  it('goes on where an image, made between two verbs, had it', () => {
    const streams = openStreams(db, SEED)
    db.atomically(() => streams.next('x'))
    db.atomically(() => streams.next('x'))
    expect(() =>
      db.atomically(() => {
        streams.next('x')
        throw new Error('refused')
      }),
    ).toThrow('refused')
    const copy = openDb(db.serialize())
    expect(openStreams(copy, SEED).next('x')).toBe(undisturbed(3)[2])
    copy.close()
  })

  it('is read anew after what was read inside was taken back', () => {
    db.sqlite.exec("INSERT INTO streams VALUES ('rare', 1)")
    const rows = rereadable(
      db.follow,
      () => (db.sqlite.prepare("SELECT drawn FROM streams WHERE name = 'rare'").raw().get() as [number])[0],
    )
    expect(rows.get()).toBe(1)
    expect(() =>
      db.atomically(() => {
        db.sqlite.exec("UPDATE streams SET drawn = 2 WHERE name = 'rare'")
        rows.forget()
        expect(rows.get()).toBe(2)
        throw new Error('refused')
      }),
    ).toThrow('refused')
    expect(rows.get()).toBe(1)
  })
})
