/**
 * What each game makes of the numbers of a round, once more and on its own: `drawn` of the numbers, `told` of what the
 * server said. Both are lists of groups, [name, values]; they must be the same.
 * @typedef {import('@app/contract/play/play').PlayProof} PlayProof
 * @typedef {(() => number) & { again: () => void }} Next a number from 0 to 1; `again` tells that it came to what was drawn before
 * @typedef {[name: string, values: (number | string)[]][]} Groups
 */

const below = (/** @type {Next} */ next, /** @type {number} */ limit) => Math.floor(next() * limit)
/** Different numbers: one that was drawn before is passed over. @param {Next} next @param {number} limit @param {number} count */
const deal = (next, limit, count) => {
  const dealt = new Set()
  while (dealt.size < count) {
    const one = below(next, limit)
    if (dealt.has(one)) next.again()
    dealt.add(one)
  }
  return /** @type {number[]} */ ([...dealt])
}
const times = (/** @type {number} */ count, /** @type {() => number} */ each) =>
  Array.from({ length: count }, each)
const DECK = 52
const SHOE = 8 * DECK
/** Each hand gets all of its cards at once. @param {number[]} cards @param {string[]} keys @param {number} each @returns {Groups} */
const hands = (cards, keys, each) => keys.map((key, at) => [key, cards.slice(at * each, (at + 1) * each)])
const seats = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => `seat${at + 1}`)

/** The race plays without three of the twos and without the ace of spades. */
const RACE = Array.from({ length: DECK }, (_, card) => card).filter(
  (card) => card !== 39 && (card % 13 !== 1 || card >= 39),
)

const points = (/** @type {number[]} */ cards) =>
  cards.reduce((sum, card) => sum + (Math.min((card % 13) + 1, 10) % 10), 0) % 10
/** The usual drawing rules: the player stands on six, the banker looks at the player's third card. @param {number[]} cards @returns {Groups} */
const coup = ([a, b, c, d, fifth, sixth]) => {
  const [player, banker] = [
    [a, c],
    [b, d],
  ]
  if (Math.max(points(player), points(banker)) < 8) {
    const isDrawn = points(player) <= 5
    if (isDrawn) player.push(fifth)
    const third = points([fifth])
    const own = points(banker)
    const draws = isDrawn
      ? own <= 2 || (own === 3 && third !== 8) || (own > 3 && own < 7 && third >= 2 * own - 6 && third <= 7)
      : own <= 5
    if (draws) banker.push(isDrawn ? sixth : fifth)
  }
  return [
    ['player', player],
    ['banker', banker],
  ]
}

const FREE_SPINS = 8
/** @param {boolean | undefined} isWon @returns {Groups} */
const poolOf = (isWon) => (isWon === undefined ? [] : [['pool', [String(isWon)]]])
/** @param {Next} next @param {PlayProof & { bet: any, setting: any, outcome: any }} proof @returns {Groups} */
const reels = (next, { bet, setting, outcome: { pool } }) => {
  const { strips, luck, poolShare } = /** @type {import('@app/contract/play/outcomes').SlotSetting} */ (
    setting
  )
  const lucky = next() < luck
  const spin = () => strips.map((strip) => below(next, strip.length))
  const first = spin()
  const moons = strips.filter((strip, reel) =>
    [0, 1, 2].some((row) => strip[(first[reel] + row) % strip.length] === 'S'),
  ).length
  const spins = [first]
  if (moons >= 3) for (let at = 0; at < FREE_SPINS; at++) spins.push(spin())
  return [
    ['lucky', [String(lucky)]],
    ...spins.map((stops, at) => /** @type {Groups[0]} */ ([`spin${at}`, stops])),
    ...poolOf(pool && next() < (poolShare * Math.round(Number(bet.stake) * 100)) / pool.cents),
  ]
}

/** @param {Next} next @param {import('@app/contract/play/outcomes').DuelCard} card @returns {Groups} */
const duel = (next, { sides }) => {
  const [home, away] = sides.map(({ form, aim, team }) => form + aim + team)
  const chance = Math.min(0.8, Math.max(0.2, 1 / (1 + Math.exp(-0.014 * (home - away)))))
  /** @type {Groups} */
  const maps = []
  const won = [0, 0]
  while (Math.max(...won) < 2) {
    const winner = next() < chance ? 0 : 1
    const lost = 3 + below(next, 9)
    maps.push([`map${maps.length}`, winner === 0 ? [13, lost] : [lost, 13]])
    won[winner]++
  }
  return maps
}

/** @param {Next} next @param {import('@app/contract/play/outcomes').CouponCard} card @returns {Groups} */
const coupon = (next, { matches }) => {
  const signs = matches.map(({ odds }) => {
    const prices = odds.map((price) => Math.round(Number(price) * 100))
    const book = prices.reduce((sum, price) => sum + 100 / price, 0)
    const [home, draw] = prices.map((price) => 100 / price / book)
    const at = next()
    return at < home ? '1' : at < home + draw ? 'X' : '2'
  })
  return signs.map((sign, at) => {
    const less = below(next, 3)
    const more = less + 1 + below(next, 2)
    return [`match${at}`, sign === 'X' ? [less, less] : sign === '1' ? [more, less] : [less, more]]
  })
}

/** @type {Record<PlayProof['kind'], (next: Next, proof: any) => Groups>} */
const DRAWS = {
  slot: reels,
  dice: (next) => [['dice', times(3, () => below(next, 6) + 1)]],
  roulette: (next) => [['number', [below(next, 37)]]],
  digits: (next) => [['balls', times(3, () => below(next, 10))]],
  sides: (next) => [['balls', times(5, () => below(next, 10))]],
  colours: (next) => [['balls', deal(next, 48, 7).map((ball) => ball + 1)]],
  baccarat: (next) => coup(deal(next, SHOE, 6).map((card) => card % DECK)),
  dragon: (next) =>
    hands(
      deal(next, SHOE, 2).map((card) => card % DECK),
      ['dragon', 'tiger'],
      1,
    ),
  redblack: (next) => hands(deal(next, DECK, 6), ['red', 'black'], 3),
  niuniu: (next) => hands(deal(next, DECK, 25), ['banker', ...seats(4)], 5),
  thirteen: (next) => hands(deal(next, DECK, 52), ['banker', ...seats(3)], 13),
  tiles: (next) => hands(deal(next, 40, 8), ['banker', ...seats(3)], 2),
  race: (next) =>
    hands(
      deal(next, RACE.length, RACE.length).map((at) => RACE[at]),
      seats(3),
      16,
    ),
  landlord: (next) => {
    const cards = deal(next, 54, 54)
    const landlord = below(next, 3)
    return seats(3).map((key, at) => [
      key,
      [...cards.slice(at * 17, (at + 1) * 17), ...(at === landlord ? cards.slice(51) : [])],
    ])
  },
  fish: (next, { rtp, bet, setting }) => {
    const shot = Math.round(Number(bet.cannon) * 100)
    return [
      [
        'cents',
        bet.hits.map((/** @type {string} */ key) => {
          const { multiple } = setting.species.find((/** @type {{ key: string }} */ each) => each.key === key)
          return next() < Number.parseFloat(rtp) / 100 / multiple ? shot * multiple : 0
        }),
      ],
    ]
  },
  duel: (next, { card }) => duel(next, card),
  coupon: (next, { card }) => coupon(next, card),
}

/** Cards that a hand is dealt at a time, where that isn't all of them. @type {Record<string, number>} */
const AT_A_TIME = { baccarat: 1, dragon: 1, landlord: 17 }
const MOST = 20
/** Who got which of his cards, in the order of the numbers. @param {PlayProof['kind']} kind @param {Groups} groups */
export const dealt = (kind, groups) => {
  const each = AT_A_TIME[kind] ?? MOST
  const list = []
  for (let from = 0; from < MOST; from += each)
    for (const [key, cards] of groups)
      for (const [at, card] of cards.slice(from, from + each).entries())
        list.push({ key, place: from + at + 1, card: Number(card) })
  return list
}

/** Games that put a hand in order before it is shown. */
const ARRANGED = ['redblack', 'thirteen', 'race', 'landlord']
/** The cards that were dealt, as they lie at the table. @param {PlayProof} proof @param {Groups} groups @returns {Groups} */
export const laid = ({ kind, outcome }, groups) => {
  if (!ARRANGED.includes(kind)) return groups
  const said = /** @type {import('@app/contract/play/outcomes').CardsOutcome} */ (outcome).hands
  return groups.map(([key, cards], hand) => [
    key,
    cards.toSorted((a, b) => said[hand].cards.indexOf(Number(a)) - said[hand].cards.indexOf(Number(b))),
  ])
}

/** @param {Next} next @param {PlayProof} proof @returns {Groups} */
export const drawn = (next, proof) => DRAWS[proof.kind](next, proof)

/** @param {PlayProof} proof @returns {Groups} */
export const told = ({ outcome }) => {
  const said = /** @type {any} */ (outcome)
  if (said.spins)
    return [
      ['lucky', [String(said.lucky)]],
      ...said.spins.map((/** @type {{ stops: number[] }} */ spin, /** @type {number} */ at) => [
        `spin${at}`,
        spin.stops,
      ]),
      ...poolOf(said.pool?.isWon),
    ]
  if (said.hands)
    return said.hands.map((/** @type {{ key: string, cards: number[] }} */ hand) => [hand.key, hand.cards])
  if (said.maps)
    return said.maps.map((/** @type {{ score: number[] }} */ map, /** @type {number} */ at) => [
      `map${at}`,
      map.score,
    ])
  if (said.scores)
    return said.scores.map((/** @type {number[]} */ score, /** @type {number} */ at) => [`match${at}`, score])
  const [name] = ['dice', 'balls', 'cents'].filter((key) => key in said)
  return name ? [[name, said[name]]] : [['number', [said.number]]]
}
