import { faceText, rankText } from '../cardFace.js'

/**
 * The cards of 斗地主 and 跑得快: what they are worth and what may be put down at once.
 * @typedef {{ width: number, length: number, along: number, top: number, parts: number[] }} Form `length` neighbours, each
 *   `width` times (4: a bomb, 5: both jokers), up to `top`; with three alike `along` cards go for each. `parts` are all its worths.
 * @typedef {number[]} Heaps how many there are of each worth
 */

export const SMALL_JOKER = 52
const [ACE, SMALL, BIG] = [14, 16, 17]
export const TWO = 15
const [BOMB, ROCKET] = [4, 5]
const ROWS = [
  { width: 3, least: 2 },
  { width: 2, least: 3 },
  { width: 1, least: 5 },
]

/** 3 … K, A 14, 2 15, the jokers 16 and 17. @param {number} card */
export const worth = (card) =>
  card >= SMALL_JOKER ? card - SMALL_JOKER + SMALL : ([ACE, TWO][card % 13] ?? (card % 13) + 1)
/** @param {number[]} cards */
export const inOrder = (cards) => cards.toSorted((a, b) => worth(a) - worth(b) || a - b)

/** @param {number[]} cards @returns {Heaps} */
export const heap = (cards) => {
  const heaps = Array.from({ length: BIG + 1 }, () => 0)
  for (const card of cards) heaps[worth(card)]++
  return heaps
}
/** @param {Heaps} heaps @param {number[]} parts */
export const less = (heaps, parts) => {
  const rest = heaps.slice()
  for (const part of parts) rest[part]--
  return rest
}

/** Both jokers, or four of a kind; nothing of any other cards. @param {number[]} cards */
export const bombOf = (cards) => {
  if (cards.length === 2 && cards.every((card) => card >= SMALL_JOKER)) return '王炸'
  return cards.length === 4 && new Set(cards.map(worth)).size === 1 ? '炸弹' : ''
}

/** How what was put down is called. @param {number[]} cards */
export const kindOf = (cards) => {
  const counts = heap(cards).filter(Boolean)
  const most = Math.max(...counts)
  const threes = counts.filter((count) => count === 3).length
  if (bombOf(cards)) return bombOf(cards)
  if (most === 3 && threes > 1) return threes * 3 === cards.length ? '飞机' : '飞机带翅膀'
  if (most === 3) return ['三条', '三带一', '三带二'][cards.length - 3]
  if (counts.length > 1) return most === 2 ? '连对' : '顺子'
  return most === 2 ? '对子' : '单张'
}

/** A narrow space. */
const THIN = '\u2009'
/** What counts of what was put down: its ranks, of a row the first and the last. @param {number[]} cards */
export const briefOf = (cards) => {
  const names = cards.map((card) => (card >= SMALL_JOKER ? faceText(card) : rankText(card)))
  const width = kindOf(cards) === '顺子' ? 1 : kindOf(cards) === '连对' ? 2 : 0
  if (width === 0) return names.join(THIN)
  return `${names.slice(0, width).join(THIN)}–${names.slice(-width).join(THIN)}`
}

/** @param {Form} form */
export const isPower = ({ width }) => width >= BOMB
/** @param {number} width @param {number} length @param {number} top @returns {Form} */
const row = (width, length, top) => {
  const parts = []
  for (let at = top - length + 1; at <= top; at++) for (let one = 0; one < width; one++) parts.push(at)
  return { width, length, along: 0, top, parts }
}
/** @param {Heaps} heaps */
const holdsBoth = (heaps) => heaps[SMALL] + heaps[BIG] === 2
/** A row ends with an ace. @param {Form} form */
const highest = ({ length }) => (length > 1 ? ACE : BIG)

/** @param {Form} form @param {Form} on what lies there */
export const beats = (form, on) => {
  if (isPower(form)) return form.width > on.width || (form.width === on.width && form.top > on.top)
  const isLike = form.width === on.width && form.length === on.length && form.along === on.along
  return isLike && form.top > on.top
}

/** What three alike take along: single cards or pairs, whose highest is lower; an ace and above when that is all. @param {Form[]} forms */
const carry = (forms) => {
  /** @type {Form[]} */
  const gone = []
  const carried = forms.map((form) => {
    if (form.width !== 3) return form
    const below = forms.length - 1 === form.length ? BIG + 1 : ACE
    /** @type {Form[] | undefined} */
    let best
    for (const along of [1, 2]) {
      const own = forms
        .filter((one) => one.width === along && one.length === 1 && one.top < below && !gone.includes(one))
        .slice(0, form.length)
      const isLower = !best || own[form.length - 1]?.top < best[form.length - 1].top
      if (own.length === form.length && isLower) best = own
    }
    if (!best) return form
    gone.push(...best)
    return { ...form, along: best[0].width, parts: [...form.parts, ...best.flatMap(({ parts }) => parts)] }
  })
  return carried.filter((form) => !gone.includes(form))
}

/**
 * A hand in as few forms as can be found; of several ways the first: without rows, then with rows of three alike, of pairs, of
 * single cards, each from the lowest on. A row leaves no card at its end that it could take along; bombs stay whole.
 * @param {Heaps} hand
 */
export const forms = (hand) => {
  const rest = hand.slice()
  /** @type {Form[]} */
  const powers = []
  if (holdsBoth(hand)) {
    powers.push({ width: ROCKET, length: 1, along: 0, top: BIG, parts: [SMALL, BIG] })
    rest[SMALL] = rest[BIG] = 0
  }
  for (let at = 3; at <= TWO; at++)
    if (hand[at] === BOMB) {
      powers.push(row(BOMB, 1, at))
      rest[at] = 0
    }
  /** @type {Form[] | undefined} */
  let fewest
  /** @param {Heaps} heaps @param {Form[]} rows @param {number} width @param {number} from */
  const seek = (heaps, rows, width, from) => {
    const alone = heaps.flatMap((count, at) => (count > 0 ? [row(count, 1, at)] : []))
    const found = carry([...rows, ...alone])
    if (!fewest || found.length < fewest.length) fewest = found
    for (const { width: own, least } of ROWS) {
      if (own > width) continue
      for (let start = own === width ? from : 3; start <= ACE; start++) {
        if (heaps[start - 1] === own) continue
        for (let end = start; end <= ACE && heaps[end] >= own; end++) {
          if (end - start + 1 < least || (end < ACE && heaps[end + 1] === own)) continue
          const taken = row(own, end - start + 1, end)
          seek(less(heaps, taken.parts), [...rows, taken], own, start)
        }
      }
    }
  }
  seek(rest, [], 3, 3)
  return [...(fewest ?? []), ...powers]
}

/** What could go along, the lowest first: what is alone and what goes with other three alike. @param {Heaps} rest @param {Form} on */
const takeable = (rest, on) => {
  const below = rest.reduce((sum, count) => sum + count, 0) === on.along * on.length ? BIG + 1 : TWO
  const tops = []
  for (const { width, length, along, top, parts } of forms(rest)) {
    if (width === on.along && length === 1) tops.push(top)
    else if (along === on.along) tops.push(...new Set(parts.slice(width * length)))
  }
  return tops
    .filter((top) => top < below)
    .toSorted((a, b) => a - b)
    .slice(0, on.length)
}

/** What of the same form is in a hand and beats it, the lowest first; no power, and none is broken. @param {Heaps} hand @param {Form} on */
export const above = (hand, on) => {
  const found = []
  for (let top = on.top + 1; top <= highest(on); top++) {
    const form = row(on.width, on.length, top)
    const isKept = (/** @type {number} */ part) => hand[part] === BOMB || (part > TWO && holdsBoth(hand))
    if (form.parts.some((part) => hand[part] < on.width || isKept(part))) continue
    const own = on.along === 0 ? [] : takeable(less(hand, form.parts), on)
    if (on.along > 0 && own.length < on.length) continue
    const parts = own.flatMap((at) => row(on.along, 1, at).parts)
    found.push({ ...form, along: on.along, parts: [...form.parts, ...parts] })
  }
  return found
}

/** Nobody takes it but with a power: what is unseen holds nothing higher of its form, or nobody has the cards. @param {Form} form @param {Heaps} unseen @param {number} most */
export const isSafe = (form, unseen, most) => {
  if (form.width === ROCKET) return true
  if (form.width === BOMB)
    return !holdsBoth(unseen) && !unseen.some((count, at) => count === BOMB && at > form.top)
  if (form.parts.length > most) return true
  for (let top = form.top + 1; top <= highest(form); top++)
    if (row(form.width, form.length, top).parts.every((part) => unseen[part] >= form.width)) return false
  return true
}

/** How many forms above it, powers aside, are expected in a hand of `count` of the unseen cards. @param {Form} form @param {Heaps} unseen @param {number} count */
export const expected = (form, unseen, count) => {
  const { width, length, top, parts } = form
  if (isPower(form) || parts.length > count) return 0
  const all = unseen.reduce((sum, each) => sum + each, 0)
  let likely = 1
  for (let at = 0; at < width * length; at++) likely *= (count - at) / (all - at)
  let ways = 0
  for (let end = top + 1; end <= highest(form); end++) {
    let own = 1
    for (let at = end - length + 1; at <= end; at++) {
      const of = unseen[at]
      own *= [1, of, (of * (of - 1)) / 2, (of * (of - 1) * (of - 2)) / 6][width]
    }
    ways += own
  }
  return ways * likely
}
