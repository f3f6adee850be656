import { contract } from '@app/contract'
import { as, covers, type Play } from '../covers.ts'
import { forced } from '../steps/forced.ts'

const { game: calls } = contract
/** The first slot, put among the favourites and taken out again. */
const collected =
  (call: typeof calls.addCollection | typeof calls.removeCollection): Play =>
  async ({ site }) => {
    const { data } = await site.call(calls.gameList, { category: 'DZ' })
    const { enName, gameCode } = data.records[0]!
    const answer = await as(site, 'vip5', call as typeof calls.addCollection, { enName, gameCode })
    if (call === calls.addCollection) await as(site, 'vip5', calls.removeCollection, { enName, gameCode })
    return answer
  }

export const game = [
  // [EP-game-venue.gameList]
  covers(calls.gameList, { SUCCESS: async ({ site }) => site.call(calls.gameList, { category: 'DZ' }) }),
  // [EP-game-venue.getBonusPools]
  covers(calls.getBonusPools, { SUCCESS: async ({ site }) => site.call(calls.getBonusPools, {}) }),
  // [EP-game-collection.addCollection]
  covers(calls.addCollection, {
    SUCCESS: collected(calls.addCollection),
    WARNING: forced(calls.addCollection, { enName: 'cwdz', gameCode: 'x' }, 'WARNING'),
  }),
  // [EP-game-collection.removeCollection]
  covers(calls.removeCollection, { SUCCESS: collected(calls.removeCollection) }),
]
