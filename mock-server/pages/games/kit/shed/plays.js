import {
  above,
  beats,
  bombOf,
  expected,
  forms,
  heap,
  inOrder,
  isPower,
  isSafe,
  less,
  TWO,
  worth,
} from './forms.js'

/**
 * 斗地主 and 跑得快 played out once more by their published rules, on its own: of the same hands come the same plays.
 * @typedef {import('./forms.js').Form} Form
 * @typedef {{ key: string, cards: number[] }} Play
 * @typedef {{ hand: number[], own: Form[], unseen: number[], seat: number, left: number[], next: number, isFriend: (seat: number) => boolean }} View
 */

const SPADE_THREE = 41
const KING = 13
/** A power meets an enemy with so few cards; one with so few, after a power of his. */
const [FEW, FEW_AFTER] = [8, 12]
/** Below this a card is low. */
const LOW = 10
const CLOSE = 5
/** What one of so few might take is led last. */
const NEAR = 6
/** Who has so many more than the enemy breaks a form to stop him. */
const BEHIND = 4
const [ACE, ABOVE_ALL] = [14, 18]

const byTop = (/** @type {Form} */ a, /** @type {Form} */ b) => a.top - b.top
const byPower = (/** @type {Form} */ a, /** @type {Form} */ b) => a.width - b.width || a.top - b.top
/** The lowest, and many cards, first. @param {Form[]} of */
const firstLed = (of) =>
  of.toSorted((a, b) => a.top - a.parts.length - (b.top - b.parts.length) || byTop(a, b))[0]
/** @param {View} view */
const enemies = ({ left, isFriend }) => left.filter((_, seat) => !isFriend(seat))
/** @param {View} view @param {Form} form */
const isHeld = (view, form) => isSafe(form, view.unseen, Math.max(...enemies(view)))
/** What can be taken; powers aside. @param {View} view @param {Form[]} own */
const weak = (view, own) => own.filter((form) => !isPower(form) && !isHeld(view, form))

/** How likely an enemy near his end takes it, twice if that ends his hand. @param {View} view @param {Form} form */
const danger = (view, form) => {
  let sum = 0
  for (const count of enemies(view))
    if (count <= NEAR) sum += expected(form, view.unseen, count) * (form.parts.length === count ? 2 : 1)
  return sum
}

/** @param {View} view */
const lead = (view) => {
  const { hand, own, left, next, isFriend } = view
  const open = weak(view, own)
  const plain = own.filter((form) => !isPower(form) && !open.includes(form))
  const [power] = own.filter(isPower).toSorted(byPower)
  const kept = firstLed(plain) ?? power
  if (open.length < 2) return kept ?? open[0]
  const most = Math.max(...enemies(view))
  const free = plain.filter(({ parts }) => parts.length > most)
  if (free.length > 0) return firstLed(free)
  if (isFriend(next) && left[next] === 1) {
    const top = hand.findIndex(Boolean)
    return { width: 1, length: 1, along: 0, top, parts: [top] }
  }
  const ways = [...open, ...plain.filter(({ width, length }) => width === 3 || length > 1)]
  const dangers = new Map(ways.map((form) => [form, danger(view, form)]))
  const least = Math.min(...dangers.values())
  const best = firstLed(ways.filter((form) => dangers.get(form) === least))
  return least > 0 && enemies(view).includes(best.parts.length) ? (kept ?? best) : best
}

/** @param {View} view @param {Form} last @param {number} from @returns {Form | undefined} */
const answer = (view, last, from) => {
  const { hand, own, left, seat, next, isFriend } = view
  const plain = above(hand, last)
  const powers = own.filter((form) => isPower(form) && beats(form, last)).toSorted(byPower)
  const out = [...plain, ...powers].find(({ parts }) => parts.length === left[seat])
  if (out) return out
  /** How many forms more a hand has without it: one less, where nothing is broken for it. */
  const costs = plain.map((form) => forms(less(hand, form.parts)).length - own.length)
  const whole = plain.filter((_, at) => costs[at] < 0)
  const running = [...whole, ...plain, ...(isFriend(from) ? [] : powers)].find(
    (form) => (isPower(form) || isHeld(view, form)) && weak(view, forms(less(hand, form.parts))).length < 2,
  )
  if (running) return running
  const loose = plain.filter((_, at) => costs[at] === 0)
  if (isFriend(from)) {
    if (isFriend(next)) return undefined
    if (left[next] === last.parts.length && !isHeld(view, last)) return plain.pop()
    return last.top < LOW ? [...whole, ...loose].find(({ top }) => top <= KING) : undefined
  }
  const few = Math.min(...enemies(view))
  const isNear = few === last.parts.length
  /** @returns {Form | undefined} */
  const choose = () => {
    if (isNear) return whole.find((form) => isHeld(view, form)) ?? plain.at(-1)
    const [least] = whole
    if (loose[0] && (least?.top ?? ABOVE_ALL) >= ACE && loose[0].top < (least?.top ?? ABOVE_ALL))
      return loose[0]
    if (least) {
      const isDear = least.top >= TWO && last.top < LOW && few > FEW && own.length > 4
      return isDear ? undefined : least
    }
    const dear = plain.filter((_, at) => costs[at] > 0)
    const lowest = Math.min(...costs.filter((cost) => cost > 0))
    const isBehind = few <= FEW || left[seat] - left[from] >= BEHIND
    return few <= CLOSE || (isBehind && lowest === 1)
      ? dear.find((form) => costs[plain.indexOf(form)] === lowest)
      : undefined
  }
  const chosen = choose()
  if (chosen && (isHeld(view, chosen) || !(isNear || few < 3))) return chosen
  return left[from] <= (isPower(last) ? FEW_AFTER : FEW) ? (powers[0] ?? chosen) : chosen
}

/**
 * All plays until a hand is empty, and which spots that wins. Of hands of different length the longest is the landlord's;
 * otherwise the first play is one with the three of spades.
 * @param {[key: string, cards: number[]][]} dealt
 */
export const playedOut = (dealt) => {
  const hands = dealt.map(([, cards]) => inOrder(cards))
  const landlord = hands.findIndex((hand) => hand.length > Math.min(...hands.map(({ length }) => length)))
  let seat = landlord >= 0 ? landlord : hands.findIndex((hand) => hand.includes(SPADE_THREE))
  // Where it begins, the three of spades is the first of its like to go.
  if (landlord < 0) hands[seat] = [SPADE_THREE, ...hands[seat].filter((card) => card !== SPADE_THREE)]
  /** @type {{ form: Form, from: number } | undefined} */
  let last
  /** @type {Play[]} */
  const plays = []
  for (;;) {
    const [turn, hand] = [seat, heap(hands[seat])]
    if (last?.from === turn) last = undefined
    const view = {
      hand,
      own: forms(hand),
      unseen: heap(hands.filter((_, other) => other !== turn).flat()),
      seat,
      left: hands.map(({ length }) => length),
      next: (seat + 1) % hands.length,
      isFriend: (/** @type {number} */ other) =>
        other === turn || (landlord >= 0 && other !== landlord && turn !== landlord),
    }
    const isOpening = landlord < 0 && plays.length === 0
    const begun = isOpening ? firstLed(view.own.filter(({ parts }) => parts.includes(3))) : undefined
    const form = last ? answer(view, last.form, last.from) : (begun ?? lead(view))
    if (form) {
      const cards = form.parts.map(
        (part) =>
          hands[turn].splice(
            hands[turn].findIndex((card) => worth(card) === part),
            1,
          )[0],
      )
      plays.push({ key: dealt[turn][0], cards })
      last = { form, from: turn }
      if (hands[turn].length === 0) break
    }
    seat = view.next
  }
  const isBombed = plays.some(({ cards }) => bombOf(cards))
  const won =
    landlord < 0 ? [dealt[seat][0]] : [seat === landlord ? 'landlord' : 'farmers', isBombed ? 'bomb' : 'calm']
  return { plays, won }
}
