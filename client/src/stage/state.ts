import { parsed, visit } from '../lib/device/storage.ts'
import { signal } from '../lib/signal.ts'

/** A guided demo under way. */
export interface Tour {
  /** Of the cue that is shown. */
  at: number
  /** What each cue has taken so far (ms). */
  spent: readonly number[]
  /** Since when the clock of the tour runs, by the device; null while it rests. */
  since: number | null
  /** Where it was begun from, and who was signed in there. */
  from: { world: string; path: string; token: string; userId: string }
  /** What the last return to the start took (ms). */
  tookMs?: number
}

export interface StageState {
  shows: 'tools' | 'tour'
  isFolded: boolean
  /** The window's left upper corner in px; on a narrow screen only whether it lies at the top. */
  place: { x: number; y: number } | null
  isTop: boolean
  tour: Tour | null
}

const KEY = 'stage.state'
const FRESH: StageState = {
  shows: 'tools',
  isFolded: false,
  place: null,
  isTop: false,
  tour: null,
}

const remembered = parsed<Partial<StageState>>(visit.read(KEY), {})

/** What the stage remembers in this tab, across reloads and worlds. */
export const stage = signal<StageState>({ ...FRESH, ...remembered })

stage.subscribe(() => visit.write(KEY, JSON.stringify(stage.get())))

export const change = (part: Partial<StageState>): void => stage.set((state) => ({ ...state, ...part }))

/** Changes the tour that is under way; nothing where there is none. */
export const changeTour = (part: Partial<Tour>): void =>
  stage.set((state) => (state.tour ? { ...state, tour: { ...state.tour, ...part } } : state))
