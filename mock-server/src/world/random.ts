import { primitives } from '@app/contract/kit/primitives'
import { eq, sql } from 'drizzle-orm'
import { type Db, lean } from '../db/db.ts'
import { streams } from './world.table.ts'

/** A source of numbers in [0, 1). */
export interface Random {
  next(): number
}

const mix = (value: number): number => {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/** 32-bit hash of a text (FNV-1a, then mixed). */
export const hashText = (text: string, seed = 0): number => {
  let h = 0x811c9dc5 ^ mix(seed)
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return mix(h)
}

/** A generator of its own (mulberry32), the same for the same seed. */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0
  return {
    next: () => {
      state = (state + 0x6d2b79f5) | 0
      let t = Math.imul(state ^ (state >>> 15), 1 | state)
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
    },
  }
}

const WORD_BYTES = 4

/** The same for the same secret and text, and nobody who lacks the secret foretells it from other texts' numbers. */
export const secretRandom = (secret: string, text: string): Random => {
  const { hmacSha256, utf8 } = primitives()
  const key = utf8(secret)
  let block: DataView = new DataView(new ArrayBuffer(0))
  let [at, blocks] = [0, 0]
  return {
    next: () => {
      if (at >= block.byteLength) {
        const { buffer, byteOffset, byteLength } = hmacSha256(key, utf8(`${text}/${blocks}`))
        block = new DataView(buffer, byteOffset, byteLength)
        blocks += 1
        at = 0
      }
      const word = block.getUint32(at)
      at += WORD_BYTES
      return word / 4_294_967_296
    },
  }
}

export interface Streams {
  /** The next number of a named stream; a transaction that rolls back gives it back. */
  next(stream: string): number
  /** An integer in [min, max]. */
  int(stream: string, min: number, max: number): number
  hex(stream: string, digits: number): string
  digits(stream: string, length: number): string
  pick<T>(stream: string, from: readonly T[]): T
  /** A generator of its own, started from the next number of the stream. */
  fork(stream: string): Random
}

/** How many numbers each stream has given: counted here, and written once for all that share a commit. */
const openCounts = ({ orm, sqlite, follow, isWriting }: Db): { next(stream: string): number } => {
  const read = lean<[drawn: number]>(sqlite, () =>
    orm
      .select({ drawn: streams.drawn })
      .from(streams)
      .where(eq(streams.name, sql.placeholder('name'))),
  )
  const write = lean(sqlite, () =>
    orm
      .insert(streams)
      .values({ name: sql.placeholder('name'), drawn: sql.placeholder('drawn') })
      .onConflictDoUpdate({ target: streams.name, set: { drawn: sql`excluded.drawn` } }),
  )
  const counts = new Map<string, number>()
  const unwritten = new Set<string>()
  /** Of the transaction under way, in order. */
  const given: string[] = []
  follow({
    mark: () => {
      if (!isWriting()) given.length = 0
      return given.length
    },
    undone: (mark) => {
      for (const name of given.splice(mark)) counts.set(name, counts.get(name)! - 1)
    },
    beforeCommit: () => {
      for (const name of unwritten) write.run({ name, drawn: counts.get(name) })
      unwritten.clear()
    },
    lost: () => {
      counts.clear()
      unwritten.clear()
      given.length = 0
    },
  })
  return {
    next: (name) => {
      const drawn = (counts.get(name) ?? read.first({ name })?.[0] ?? 0) + 1
      counts.set(name, drawn)
      if (isWriting()) {
        given.push(name)
        unwritten.add(name)
      } else write.run({ name, drawn })
      return drawn
    },
  }
}

/** Named random streams of a world: number n of a stream depends on (seed, name, n) alone, or on (secret, name, n). */
export const openStreams = (db: Db, seed: number, secret?: string): Streams => {
  const counts = openCounts(db)
  const started = (stream: string): Random => {
    const text = `${stream}#${counts.next(stream)}`
    return secret === undefined ? seededRandom(hashText(text, seed)) : secretRandom(secret, text)
  }
  const text = (stream: string, alphabet: string, length: number): string => {
    const random = started(stream)
    return Array.from({ length }, () => alphabet[Math.floor(random.next() * alphabet.length)]).join('')
  }
  return {
    next: (stream) => started(stream).next(),
    int: (stream, min, max) => min + Math.floor(started(stream).next() * (max - min + 1)),
    hex: (stream, digits) => text(stream, '0123456789abcdef', digits),
    digits: (stream, length) => text(stream, '0123456789', length),
    pick: (stream, from) => from[Math.floor(started(stream).next() * from.length)]!,
    fork: started,
  }
}
