import type { MatchShown } from '@app/contract/control/matches'
import { session } from '../api/session.ts'
import { stored } from '../lib/device/storage.ts'
import { look } from './control.ts'
import { type Cue, type CueName, MATCH } from './cues.ts'

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

/** What the bet of the story needs. */
const ENOUGH_CENTS = 200_00

const hasMoney = async (): Promise<boolean> => {
  const ownId = Number(stored.read('userId'))
  const { members } = await look(`/members?after=${ownId - 1}&limit=1`)
  const own = members.find(({ id }) => id === ownId)
  const inVenue = own?.venues.find(({ code }) => code === 'CRTY')?.cents ?? 0
  return (own?.balance_cents ?? 0) + inVenue >= ENOUGH_CENTS
}
const isPlaced = () => session.isMember() && keptSlip().placed.length > 0

/** Whether the tour as it went so far leads into a cue: then nothing is set. */
const HOLDS: Record<CueName, () => boolean | Promise<boolean>> = {
  arrive: () => false,
  register: () => !session.isMember(),
  deposit: session.isMember,
  bet: async () => session.isMember() && (await hasMoney()) && (await storyMatch()) !== undefined,
  goal: async () => isPlaced() && (await storyMatch()) !== undefined,
  settle: async () => {
    const match = isPlaced() ? await storyMatch() : undefined
    return match !== undefined && match.score[0] > match.score[1]
  },
  // The old member was there all along.
  vip: () => true,
  recover: () => true,
}

export const holds = async ({ name }: Cue): Promise<boolean> => HOLDS[name]()
