/** K, Q and J count as ten. @param {number} card */
const points = (card) => Math.min((card % 13) + 1, 10)

/** Which three of a hand of 牛牛 make tens, by their places; none of a hand without a bull. @param {number[]} cards @returns {number[]} */
export const tensOf = (cards) => {
  const places = cards.map((_, at) => at)
  const sum = cards.reduce((all, card) => all + points(card), 0)
  for (const a of places)
    for (const b of places.slice(a + 1))
      if ((sum - points(cards[a]) - points(cards[b])) % 10 === 0)
        return places.filter((at) => at !== a && at !== b)
  return []
}

/** The three are underlined, the two that count stand out. @param {number[]} cards @param {HTMLElement[]} elements */
export const markTens = (cards, elements) => {
  const tens = tensOf(cards)
  if (tens.length > 0)
    for (const [at, element] of elements.entries())
      element.classList.add(tens.includes(at) ? 'of-tens' : 'counts')
}
