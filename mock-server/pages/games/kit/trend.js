import { h } from './dom.js'
import { bigRoad, roadCounts } from './roadMap.js'

/** Words of a result that come as one or the other. @type {[title: string, word: RegExp][]} */
const PAIRS = [
  ['大小', /[大小]/],
  ['单双', /[单双]/],
  ['龙虎', /[龙虎和]$/],
]
/** How many numbers are called hot, and how many cold. */
const FEW = 5

/** @param {string} title @param {(string | undefined)[]} words */
const roadOf = (title, words) => {
  const [red, blue] = title
  const sides = { red, blue, names: { red, blue, tie: '和' } }
  const road = words.map((word = '') => [word])
  return h(
    'figure',
    {},
    h('figcaption', {}, title, ...roadCounts(road, sides).slice(0, words.includes('和') ? 3 : 2)),
    bigRoad(road, sides, `${title}路`),
  )
}

/**
 * What draws of numbers came to: their roads, and which numbers came most and least.
 * @param {(result: string) => number[]} numbersOf
 * @param {(number: number) => Node} ball
 * @param {number[]} all that can be drawn
 */
export const openTrend = (numbersOf, ball, all) => {
  const hot = h('div', { class: 'hot' })
  const element = h('aside', { class: 'trend', 'aria-label': '走势' })
  return {
    hot,
    element,
    /** @param {string[]} results oldest first */
    show: (results) => {
      const counts = new Map(all.map((number) => [number, 0]))
      for (const number of results.flatMap(numbersOf)) counts.set(number, (counts.get(number) ?? 0) + 1)
      const ranked = [...counts].toSorted(([, a], [, b]) => b - a)
      hot.replaceChildren(
        h('p', { class: 'soft' }, `近 ${results.length} 期出现次数；每期独立开奖`),
        ...[
          /** @type {const} */ (['热', ranked.slice(0, FEW)]),
          /** @type {const} */ (['冷', ranked.slice(-FEW)]),
        ].map(([name, few]) =>
          h('p', {}, h('b', {}, name), ...few.flatMap(([number, count]) => [ball(number), `${count}`])),
        ),
      )
      element.replaceChildren(
        ...PAIRS.filter(([, word]) => word.test(results[0] ?? '')).map(([title, word]) =>
          roadOf(
            title,
            results.map((result) => word.exec(result)?.[0]),
          ),
        ),
      )
    },
  }
}
