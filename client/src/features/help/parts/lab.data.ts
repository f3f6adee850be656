/** Lines that a football board quotes, from the home side. */
export const HANDICAPS = [-2, -1.75, -1.5, -1.25, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1, 1.25, 1.5]
export const TOTALS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5, 3.75, 4, 4.5]
export const MOST_GOALS = 9
export const START = { handicap: -0.75, total: 2.75, price: 0.92, stake: 100 }
export const PRICE_RANGE = { min: 0.01, max: 5, step: 0.01 }
export const STAKE_RANGE = { min: 1, max: 50_000 }
