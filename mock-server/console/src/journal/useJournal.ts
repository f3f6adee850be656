import { useEffect, useState } from 'react'
import { look } from '../control.ts'
import { world } from '../world.ts'
import type { Row } from './row.ts'

/** Rows that this page remembers; the server keeps the last 2,000 whole. */
const KEPT = 10_000

/** Newest first. Nearly always the fresh ones are newer than all: then nothing is compared with ten thousand others. */
const withFresh = (rows: readonly Row[], fresh: readonly Row[]): Row[] => {
  const newest = rows[0]?.id ?? 0
  const ordered = fresh.toSorted((a, b) => b.id - a.id)
  const isNewer = ordered.every(({ id }, at) => id > newest && id !== ordered[at - 1]?.id)
  if (isNewer) return [...ordered, ...rows].slice(0, KEPT)
  const all = new Map([...rows, ...ordered].map((row) => [row.id, row]))
  return [...all.values()].toSorted((a, b) => b.id - a.id).slice(0, KEPT)
}

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
        return { ...before, rows: withFresh(before.rows, fresh) }
      })
    }
    const take = (rows: readonly Row[]) => {
      waiting.push(...rows)
      frame ||= requestAnimationFrame(add)
    }
    const load = () =>
      look('/journal?brief=true').then(
        ({ entries }) => take(entries),
        (error: Error) => setState((before) => ({ ...before, error: error.message })),
      )
    const source = new EventSource(`/__mock/api/journal/stream?__world=${world}&brief=true`)
    // Asked again on each reconnection: nothing that happened in between is missed.
    source.addEventListener('open', () => {
      setState((before) => ({ ...before, isLive: true, error: undefined }))
      void load()
    })
    source.addEventListener('error', () => setState((before) => ({ ...before, isLive: false })))
    source.addEventListener('call', ({ data }) => take([JSON.parse(String(data)) as Row]))
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
