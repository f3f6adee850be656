import { dealt, drawn, laid, told } from './draws.js'
import { playedEarly } from './shed/early.js'
import { playedOut } from './shed/plays.js'

/**
 * @typedef {import('@app/contract/play/play').PlayProof} PlayProof
 * @typedef {{ serverSeed: string, clientSeed: string }} Seeds
 */

const BLOCK_WORDS = 8
const FIRST_BLOCKS = 4
const bytesOf = (/** @type {string} */ text) => new TextEncoder().encode(text)
const hex = (/** @type {ArrayBuffer} */ bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Step 1: what was shown before the rounds. @param {string} serverSeed */
export const hashOf = async (serverSeed) => hex(await crypto.subtle.digest('SHA-256', bytesOf(serverSeed)))

/** Step 2: block after block of HMAC-SHA256(server's seed, "player's seed:nonce/block"). @param {Seeds} seeds @param {number} nonce @param {number} count */
export const blocksOf = async ({ serverSeed, clientSeed }, nonce, count) => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(serverSeed), algorithm, false, ['sign'])
  return Promise.all(
    Array.from({ length: count }, (_, block) =>
      crypto.subtle.sign('HMAC', key, bytesOf(`${clientSeed}:${nonce}/${block}`)),
    ),
  )
}

/** Step 3: four bytes are a number from 0 to 1. @param {ArrayBuffer[]} blocks */
export const numbersOf = (blocks) =>
  blocks.flatMap((block) => {
    const view = new DataView(block)
    return Array.from({ length: BLOCK_WORDS }, (_, word) => view.getUint32(word * 4) / 4_294_967_296)
  })

/** Thrown where the numbers don't suffice: then more of them are counted. */
class NoMore extends Error {}

/**
 * Hands that are played out: the plays and what they win, beside what the server said. Undefined of any other game.
 * @param {PlayProof} proof @param {import('./draws.js').Groups} groups
 */
const played = ({ outcome }, groups) => {
  const { plays, won, book } = /** @type {import('@app/contract/play/outcomes').CardsOutcome} */ (outcome)
  if (!plays) return undefined
  const recount = book === undefined ? playedEarly : playedOut
  const own = recount(groups.map(([key, cards]) => [key, cards.map(Number)]))
  const isSame = {
    plays: JSON.stringify(own.plays) === JSON.stringify(plays),
    won: String(own.won) === String(won),
  }
  return { own, said: { plays, won }, isSame }
}

/** Step 4: the outcome of the numbers, beside what the server said. @param {PlayProof} proof @param {Seeds} seeds */
export const verify = async (proof, seeds) => {
  for (let count = FIRST_BLOCKS; ; count *= 2) {
    const blocks = await blocksOf(seeds, proof.nonce, count)
    const numbers = numbersOf(blocks)
    let [used, passed] = [0, 0]
    const next = Object.assign(
      () => {
        if (used >= numbers.length) throw new NoMore()
        return numbers[used++]
      },
      { again: () => void passed++ },
    )
    try {
      const groups = drawn(next, proof)
      const [own, said] = [laid(proof, groups), told(proof)]
      const isDrawn = JSON.stringify(own) === JSON.stringify(said)
      const game = played(proof, own)
      return {
        blocks: blocks.slice(0, Math.ceil(used / BLOCK_WORDS)).map(hex),
        numbers: numbers.slice(0, used),
        passed,
        own,
        said,
        dealt: 'hands' in /** @type {object} */ (proof.outcome) ? dealt(proof.kind, groups) : [],
        isDrawn,
        game,
        isSame: isDrawn && (!game || (game.isSame.plays && game.isSame.won)),
      }
    } catch (error) {
      if (!(error instanceof NoMore)) throw error
    }
  }
}
