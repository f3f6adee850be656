import { above, beats, bombOf, forms, heap, inOrder, isPower, isSafe, less, TWO, worth } from './forms.js'

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
  const counts = enemies(view)
  return (
    firstLed(open.filter(({ parts }) => !counts.includes(parts.length))) ?? kept ?? open.toSorted(byTop).pop()
  )
}

/** @param {View} view @param {Form} last @param {number} from @returns {Form | undefined} */
const answer = (view, last, from) => {
  const { hand, own, left, seat, next, isFriend } = view
  const plain = above(hand, last)
  const powers = own.filter((form) => isPower(form) && beats(form, last)).toSorted(byPower)
  const out = [...plain, ...powers].find(({ parts }) => parts.length === left[seat])
  if (out) return out
  const whole = plain.filter(({ top }) =>
    own.some(
      (form) =>
        form.top === top &&
        form.width === last.width &&
        form.length === last.length &&
        form.along === last.along,
    ),
  )
  const running = [...whole, ...plain, ...(isFriend(from) ? [] : powers)].find(
    (form) => (isPower(form) || isHeld(view, form)) && weak(view, forms(less(hand, form.parts))).length < 2,
  )
  if (running) return running
  if (isFriend(from)) {
    if (isFriend(next)) return undefined
    if (left[next] === last.parts.length && !isHeld(view, last)) return plain.pop()
    return last.top < LOW ? whole.find(({ top }) => top <= KING) : undefined
  }
  const few = Math.min(...enemies(view))
  const isNear = few === last.parts.length
  /** @returns {Form | undefined} */
  const choose = () => {
    if (isNear) return whole.find((form) => isHeld(view, form)) ?? plain.at(-1)
    if (whole[0]) {
      const isDear = whole[0].top >= TWO && last.top < LOW && few > FEW && own.length > 4
      return isDear ? undefined : whole[0]
    }
    const counts = plain.map((form) => forms(less(hand, form.parts)).length)
    const least = Math.min(...counts)
    return least <= own.length || few <= CLOSE ? plain[counts.indexOf(least)] : undefined
  }
  const chosen = choose()
  if (chosen && (isHeld(view, chosen) || !(isNear || few < 3))) return chosen
  return left[from] <= (isPower(last) ? FEW_AFTER : FEW) ? (powers[0] ?? chosen) : chosen
}

/**
 * All plays until a hand is empty, and which spots that wins. Of hands of different length the longest is the landlord's;
 * otherwise the three of spades begins.
 * @param {[key: string, cards: number[]][]} dealt
 */
export const playedOut = (dealt) => {
  const hands = dealt.map(([, cards]) => inOrder(cards))
  const landlord = hands.findIndex((hand) => hand.length > Math.min(...hands.map(({ length }) => length)))
  let seat = landlord >= 0 ? landlord : hands.findIndex((hand) => hand.includes(SPADE_THREE))
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
    const form = last ? answer(view, last.form, last.from) : lead(view)
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
