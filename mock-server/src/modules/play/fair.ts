import { primitives } from '@app/contract/kit/primitives'
import type { PlaySeeds } from '@app/contract/play/play'
import { type Random, secretRandom, type Streams } from '../../world/random.ts'
import type { PlayStore, SeedRow } from './play.store.ts'

const SERVER_DIGITS = 64
const CLIENT_DIGITS = 16
const SHOWN_SEEDS = 12

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const hashOf = (seed: string) => {
  const { sha256, utf8 } = primitives()
  return hex(sha256(utf8(seed)))
}

/** The numbers of a round: words of HMAC-SHA256(server's seed, "player's seed:nonce/block"), each by 2^32. */
export const fairRandom = (serverSeed: string, clientSeed: string, nonce: number): Random =>
  secretRandom(serverSeed, `${clientSeed}:${nonce}`)

/** Rounds whose numbers were settled before they were played, and can be counted again afterwards. */
export const openFair = (store: PlayStore, random: Streams) => {
  const begin = (memberId: number, number: number, clientSeed: string): SeedRow => {
    const row = { memberId, number, serverSeed: random.hex('fairSeed', SERVER_DIGITS), clientSeed, nonce: 0 }
    store.addSeed(row)
    return row
  }
  const current = (memberId: number): SeedRow =>
    store.seeds(memberId, 1)[0] ?? begin(memberId, 1, random.hex('playerSeed', CLIENT_DIGITS))
  const shown = (memberId: number): PlaySeeds => {
    const { number, serverSeed, clientSeed, nonce } = current(memberId)
    return {
      number,
      hash: hashOf(serverSeed),
      clientSeed,
      nonce,
      revealed: store.seeds(memberId, SHOWN_SEEDS).flatMap((row) =>
        row.number === number
          ? []
          : [
              {
                number: row.number,
                serverSeed: row.serverSeed,
                hash: hashOf(row.serverSeed),
                clientSeed: row.clientSeed,
                nonce: row.nonce,
              },
            ],
      ),
    }
  }
  return {
    /** The numbers of the member's next round. */
    next: (memberId: number): { random: Random; seed: number; nonce: number } => {
      const row = current(memberId)
      store.countSeed(row)
      const { number: seed, nonce } = row
      return { random: fairRandom(row.serverSeed, row.clientSeed, nonce), seed, nonce }
    },
    shown,
    /** Tells the seed in use, and begins another one with the player's own. */
    rotate: (memberId: number, clientSeed: string): PlaySeeds => {
      begin(memberId, current(memberId).number + 1, clientSeed || random.hex('playerSeed', CLIENT_DIGITS))
      return shown(memberId)
    },
  }
}
