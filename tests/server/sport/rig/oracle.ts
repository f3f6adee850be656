export interface Bet {
  w: string
  family: string
  line: number | null
  k: string
  stakeCents: number
  ticketId: string
}

/** An oracle of its own: half stakes on the neighbours of the line, whole cents, nothing of the product's rules. */
export const oracle = (
  { w, family, line, k, stakeCents }: Bet,
  home: number,
  away: number,
  half: [number, number],
): number => {
  const price = BigInt(k.replace('.', ''))
  /** Halves of the stake that win and that come back. */
  const shares = (): [won: bigint, back: bigint] => {
    const winner = home > away ? 'H' : home < away ? 'C' : 'N'
    const whole = (isWon: boolean): [bigint, bigint] => (isWon ? [2n, 2n] : [0n, 0n])
    if (family === 'R' || family === 'OU' || family === 'TOH' || family === 'TOC') {
      const counted =
        family === 'R'
          ? w === 'RH'
            ? home - away
            : away - home
          : (w === 'OUO' ? 1 : -1) * (family === 'OU' ? home + away : family === 'TOH' ? home : away)
      const given = family === 'R' ? (w === 'RH' ? line! : -line!) : w === 'OUO' ? -line! : line!
      const quarters = Math.round(given * 4)
      const halves = quarters % 2 === 0 ? [quarters, quarters] : [quarters - 1, quarters + 1]
      let won = 0n
      let back = 0n
      for (const part of halves) {
        const lead = 4 * counted + part
        if (lead > 0) won += 1n
        if (lead >= 0) back += 1n
      }
      return [won, back]
    }
    if (family === 'M') return whole(w === `M${winner}`)
    if (family === 'EO') return whole((w === 'EOO') === ((home + away) % 2 === 1))
    if (family === 'DC') return whole(w.slice(2).includes(winner))
    if (family === 'TS') return whole((w === 'TSY') === (home > 0 && away > 0))
    if (family === 'PD') return whole(w === 'OVH' ? home > 4 || away > 4 : w === `H${home}C${away}`)
    if (family === 'T') {
      const total = home + away
      return whole(w === (total < 2 ? 'T01' : total < 4 ? 'T23' : total < 7 ? 'T46' : 'T7'))
    }
    if (family === 'F')
      return whole(w === `F${half[0] > half[1] ? 'H' : half[0] < half[1] ? 'C' : 'N'}${winner}`)
    throw new Error(family)
  }
  const [won, back] = shares()
  const stake = BigInt(stakeCents)
  // stake·back/2 + stake·price·won/200, half up to the cent.
  const hundredths = stake * back * 100n + stake * price * won
  if (won === 2n) return Number(stake + (2n * stake * price + 100n) / 200n)
  return Number((2n * hundredths + 200n) / 400n)
}
