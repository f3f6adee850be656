import type { ObjectStorage } from 'cloudflare:workers'
import { deflateSync, inflateSync } from 'fflate'

/** Bytes of a chunk: four pages of the database, so that a verb writes few rows and few bytes. */
const CHUNK = 16_384
const WORD = 8

interface ImageListed {
  key: string
  bytes: number
  at: number
}

/** Images in an object's own storage, a row for each chunk, packed to a sixth. What is written here is kept before any answer leaves the object. */
export interface Images {
  list(prefix: string): ImageListed[]
  read(key: string): Uint8Array | undefined
  /** All of it or nothing. `before` is what the key holds: chunks that are the same aren't written again. */
  write(key: string, image: Uint8Array, at: number, before?: Uint8Array): void
  rename(key: string, to: string): void
  drop(key: string): void
}

/** Compared by words of 8 bytes: SQLite's pages make every image a multiple of those. */
const isSame = (own: Uint8Array, other: Uint8Array | undefined): boolean => {
  if (own.length !== other?.length) return false
  const [a, b] = [own, other].map(
    ({ buffer, byteOffset, length }) => new BigUint64Array(buffer, byteOffset, length / WORD),
  )
  return a!.every((word, at) => word === b![at])
}

export const openImages = (storage: ObjectStorage): Images => {
  const { sql } = storage
  const transactionSync = <T>(work: () => T) => storage.transactionSync(work)
  sql.exec(`CREATE TABLE IF NOT EXISTS images (key TEXT PRIMARY KEY, bytes INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS packed (key TEXT, start INTEGER, bytes BLOB NOT NULL, PRIMARY KEY (key, start)) WITHOUT ROWID;`)
  const rows = <Row>(text: string, ...values: string[]) => Array.from(sql.exec<Row>(text, ...values))
  return {
    list: (prefix) =>
      rows<ImageListed>('SELECT key, bytes, at FROM images').filter(({ key }) => key.startsWith(prefix)),
    read: (key) => {
      const [found] = rows<ImageListed>('SELECT key, bytes, at FROM images WHERE key = ?', key)
      if (!found) return undefined
      const image = new Uint8Array(found.bytes)
      for (const { start, bytes } of sql.exec<{ start: number; bytes: ArrayBuffer }>(
        'SELECT start, bytes FROM packed WHERE key = ?',
        key,
      ))
        inflateSync(new Uint8Array(bytes), { out: image.subarray(start, start + CHUNK) })
      return image
    },
    write: (key, image, at, before) =>
      transactionSync(() => {
        if (before?.length !== image.length) {
          sql.exec('INSERT OR REPLACE INTO images VALUES (?, ?, ?)', key, image.length, at)
          sql.exec('DELETE FROM packed WHERE key = ? AND start >= ?', key, before ? image.length : 0)
        }
        for (let start = 0; start < image.length; start += CHUNK) {
          const chunk = image.subarray(start, start + CHUNK)
          if (!isSame(chunk, before?.subarray(start, start + CHUNK)))
            sql.exec(
              'INSERT OR REPLACE INTO packed VALUES (?, ?, ?)',
              key,
              start,
              deflateSync(chunk, { level: 1 }),
            )
        }
      }),
    rename: (key, to) =>
      transactionSync(() => {
        for (const table of ['images', 'packed'])
          sql.exec(`UPDATE OR REPLACE ${table} SET key = ? WHERE key = ?`, to, key)
      }),
    drop: (key) =>
      transactionSync(() => {
        for (const table of ['images', 'packed']) sql.exec(`DELETE FROM ${table} WHERE key = ?`, key)
      }),
  }
}
