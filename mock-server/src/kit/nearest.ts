import { distance } from 'fastest-levenshtein'

const MOST_SHOWN = 3
/** Of a name so much may be mistyped for it to be meant. */
const MOST_WRONG = 0.4

/** The names that what was typed may have been meant for, the closest first; at most three. */
export const nearest = (typed: string, names: readonly string[]): string[] =>
  names
    .map((name) => ({ name, wrong: distance(typed, name) }))
    .filter(({ name, wrong }) => wrong <= Math.ceil(Math.max(typed.length, name.length) * MOST_WRONG))
    .toSorted((a, b) => a.wrong - b.wrong)
    .slice(0, MOST_SHOWN)
    .map(({ name }) => name)

/** 「没有名为 vip6 的会员，最接近的是 vip5」. */
export const nobodyNamed = (what: string, typed: string, names: readonly string[]): string => {
  const near = nearest(typed, names)
  return `没有名为 ${typed.slice(0, 40)} 的${what}${near.length > 0 ? `，最接近的是 ${near.join('、')}` : ''}`
}
