import { session } from '../../api/session.ts'
import { stored } from '../../lib/device/storage.ts'
import { look } from '../control.ts'
import type { Cue, CueName } from './cues.ts'
import { keptSlip, storyMatch } from './match.ts'

/** What the bet of the story needs. */
const ENOUGH_CENTS = 200_00

const hasMoney = async (): Promise<boolean> => {
  const { members } = await look('/members')
  const own = members.find(({ id }) => String(id) === stored.read('userId'))
  const inVenue = own?.venues.find(({ code }) => code === 'CRTY')?.cents ?? 0
  return (own?.balance_cents ?? 0) + inVenue >= ENOUGH_CENTS
}
const isPlaced = () => session.isMember() && keptSlip().placed.length > 0

/** Whether the talk as it went so far leads into a cue: then nothing is set. */
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
