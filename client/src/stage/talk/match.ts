import type { MatchShown } from '@app/contract/control/matches'
import { stored } from '../../lib/device/storage.ts'
import { look } from '../control.ts'
import { MATCH } from './cues.ts'

/** The match of the story. */
export const storyMatch = async (): Promise<MatchShown | undefined> =>
  (await look(`/matches?market=RB&text=${encodeURIComponent(MATCH)}`)).matches[0]

interface Slip {
  slip?: { entries: unknown[] }
  placed?: string[]
}

/** What the product keeps of its slip: how many entries wait in it, and which tickets came of it. */
export const keptSlip = (): { waiting: number; placed: readonly string[] } => {
  const { slip, placed } = JSON.parse(stored.read('sportSlip') || '{}') as Slip
  return { waiting: slip?.entries.length ?? 0, placed: placed ?? [] }
}
