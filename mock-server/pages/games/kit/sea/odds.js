import { h } from '../dom.js'
import { percentText, short, whole } from '../money.js'
import { fishPicture } from './fish.js'

/** @typedef {import('./shoal.js').FishSpecies} FishSpecies */

/** @param {FishSpecies} species @param {number} returns */
export const chanceOf = ({ name, multiple }, returns) =>
  `${name} ×${multiple}，捕获概率 ${percentText(returns / multiple)}`

/**
 * What a volley came to: of one fish that was caught the result says it all, of more each has its line.
 * @param {{ lines: string[], result: string }} round @param {{ prize: number, fish: { species: FishSpecies } }[]} shots @param {number} returns
 */
export const toldOf = ({ lines: [, ...caught], result }, shots, returns) => {
  if (shots.every(({ prize }) => prize === 0))
    return `击中但未捕获 ${chanceOf(shots[0].fish.species, returns)}`
  return caught.length > 0 ? caught.join('；') : result
}

/** What each fish is worth, and how likely a hit catches it. @param {FishSpecies[]} species @param {number} returns @param {number} shot in cents */
export const oddsTable = (species, returns, shot) =>
  h(
    'table',
    { class: 'pays fish-pays' },
    h(
      'tr',
      {},
      ...['鱼', '倍数', `每发 ${short(shot)} 得`, '捕获概率'].map((name) => h('th', { scope: 'col' }, name)),
    ),
    ...species.map(({ key, name, multiple }) => {
      const picture = h('canvas', { width: 96, height: 96, 'aria-hidden': 'true' })
      picture.getContext('2d')?.drawImage(fishPicture(key, 96), 0, 0, 96, 96)
      return h(
        'tr',
        {},
        h('th', { scope: 'row' }, picture, name),
        h('td', {}, `×${multiple}`),
        h('td', {}, whole(shot * multiple)),
        h('td', {}, percentText(returns / multiple)),
      )
    }),
  )
