import { useEffect, useState } from 'react'
import type { JournalEntry } from '@app/mock-server/testing/shapes'
import { look } from '../control.ts'
import { world } from '../world.ts'
import { type Row, rowOf } from './row.ts'

/** Rows that this page remembers; the server keeps the last 2,000 whole. */
const KEPT = 10_000

export interface Journal {
  /** Newest first. */
  rows: readonly Row[]
  isLive: boolean
  error: string | undefined
}

/** The journal of this world as it grows: what is there, then each call as it is answered. */
export const useJournal = (): Journal & { clear: () => void } => {
  const [state, setState] = useState<Journal>({ rows: [], isLive: false, error: undefined })
  useEffect(() => {
    const waiting: Row[] = []
    let frame = 0
    const add = () => {
      frame = 0
      const fresh = waiting.splice(0)
      setState((before) => {
        const known = new Set(before.rows.slice(0, KEPT).map(({ id }) => id))
        const rows = [...fresh.filter(({ id }) => !known.has(id)), ...before.rows]
        return { ...before, rows: rows.toSorted((a, b) => b.id - a.id).slice(0, KEPT) }
      })
    }
    const take = (rows: readonly Row[]) => {
      waiting.push(...rows)
      frame ||= requestAnimationFrame(add)
    }
    const load = () =>
      look<{ entries: JournalEntry[] }>('/journal').then(
        ({ entries }) => take(entries.map(rowOf)),
        (error: Error) => setState((before) => ({ ...before, error: error.message })),
      )
    const source = new EventSource(`/__mock/api/journal/stream?__world=${world}`)
    // Asked again on each reconnection: nothing that happened in between is missed.
    source.addEventListener('open', () => {
      setState((before) => ({ ...before, isLive: true, error: undefined }))
      void load()
    })
    source.addEventListener('error', () => setState((before) => ({ ...before, isLive: false })))
    source.addEventListener('call', ({ data }) => take([rowOf(JSON.parse(String(data)) as JournalEntry)]))
    source.addEventListener('reset', () => {
      waiting.length = 0
      setState((before) => ({ ...before, rows: [] }))
      void load()
    })
    return () => {
      source.close()
      cancelAnimationFrame(frame)
    }
  }, [])
  return { ...state, clear: () => setState((before) => ({ ...before, rows: [] })) }
}
