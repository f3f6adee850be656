import { sql } from 'drizzle-orm'
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

/** Named random streams of a world: number n of a stream depends on (seed, name, n) alone. */
export const openStreams = ({ orm, sqlite }: Db, seed: number): Streams => {
  const draw = lean<[drawn: number]>(sqlite, () =>
    orm
      .insert(streams)
      .values({ name: sql.placeholder('name'), drawn: 1 })
      .onConflictDoUpdate({ target: streams.name, set: { drawn: sql`${streams.drawn} + 1` } })
      .returning({ drawn: streams.drawn }),
  )
  const started = (stream: string): Random =>
    seededRandom(hashText(`${stream}#${draw.first({ name: stream })![0]}`, seed))
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
