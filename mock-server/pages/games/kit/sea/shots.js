import { openDialog, timeText } from '../dialog.js'
import { h } from '../dom.js'
import { brief, shown, signed, toCents } from '../money.js'
import { fishPicture } from './fish.js'

/**
 * @typedef {import('./shoal.js').FishSpecies} FishSpecies
 * @typedef {import('@app/contract/play/play').PlayRound} PlayRound
 * @typedef {{ at: number, fish: string, cannon: number, prize: number }} Shot sums in cents
 */

const TITLE = '最近战绩'
const MOST = 30
const PICTURE = 64

/** The last shots of these rounds, the newest first. @param {PlayRound[]} rounds newest first @returns {Shot[]} */
export const shotsOf = (rounds) =>
  rounds
    .flatMap(({ at, shots = [] }) =>
      shots
        .toReversed()
        .map(({ fish, cannon, prize }) => ({ at, fish, cannon: toCents(cannon), prize: toCents(prize) })),
    )
    .slice(0, MOST)

/** @param {Shot[]} shots @param {(one: Shot) => number} value */
const sumOf = (shots, value) => shots.reduce((sum, one) => sum + value(one), 0)

/** @param {string} key */
const pictureOf = (key) => {
  const picture = h('canvas', { width: PICTURE, height: PICTURE, 'aria-hidden': 'true' })
  picture.getContext('2d')?.drawImage(fishPicture(key, PICTURE), 0, 0, PICTURE, PICTURE)
  return picture
}

/** @param {Shot} shot @param {FishSpecies[]} species */
const shotItem = ({ at, fish, cannon, prize }, species) => {
  const { name, multiple } = /** @type {FishSpecies} */ (species.find(({ key }) => key === fish))
  return h(
    'li',
    {},
    pictureOf(fish),
    h(
      'span',
      {},
      `${name} ×${multiple}`,
      h('small', { class: 'soft' }, `${timeText(at)} 炮值 ${brief(cannon)}`),
    ),
    prize > 0 ? h('b', { class: 'win' }, `得 ${brief(prize)}`) : h('span', { class: 'soft' }, '逃脱'),
  )
}

/** @param {Shot[]} shots @param {FishSpecies[]} species */
const listOf = (shots, species) => {
  if (shots.length === 0)
    return [h('p', { class: 'soft' }, '还没有命中。每一发打中什么、用多大炮值、得多少，会列在这里。')]
  const [paid, won] = [sumOf(shots, ({ cannon }) => cannon), sumOf(shots, ({ prize }) => prize)]
  const net = won - paid
  return [
    h(
      'p',
      { class: 'sum' },
      h('span', {}, `${shots.length} 发用 ${shown(paid)}，得 ${shown(won)}`),
      h('b', { class: net > 0 ? 'win' : net < 0 ? 'loss' : '' }, `我的盈亏 ${signed(net)}`),
    ),
    h('ol', {}, ...shots.map((shot) => shotItem(shot, species))),
  ]
}

/**
 * What was hit last, beside the water where there is room, else behind a button.
 * @param {FishSpecies[]} species @param {PlayRound[]} rounds one's own, the newest first; they grow
 */
export const openShots = (species, rounds) => {
  const list = h('div', { class: 'shots-list', tabindex: 0, role: 'group', 'aria-label': TITLE })
  const show = () => list.replaceChildren(...listOf(shotsOf(rounds), species))
  show()
  return {
    panel: h('div', { class: 'shots' }, h('h2', {}, TITLE), list),
    button: h(
      'button',
      {
        type: 'button',
        class: 'of-shots',
        'aria-label': TITLE,
        onclick: () =>
          openDialog(
            TITLE,
            h('div', { class: 'shots-list' }, ...listOf(shotsOf(rounds), species)),
            h(
              'p',
              { class: 'soft' },
              `列出最近 ${MOST} 发，重新打开页面后仍在；更早的在站点“投注记录”中按局查看。`,
            ),
          ),
      },
      '战绩',
    ),
    show,
  }
}
