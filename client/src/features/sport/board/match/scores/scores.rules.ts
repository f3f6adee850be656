/** A correct score by where it stands: home wins, draws, away wins; the rest last. */
export const scoreColumn = (w: string): 'home' | 'draw' | 'away' | 'rest' => {
  const score = /^H(\d+)C(\d+)$/.exec(w)
  if (!score) return 'rest'
  const lead = Number(score[1]) - Number(score[2])
  if (lead === 0) return 'draw'
  return lead > 0 ? 'home' : 'away'
}

/** Every way to share so many columns: each side has one at least, and none has more than it fills. */
const waysOf = ([first, ...others]: readonly number[], beside: number): number[][] => {
  if (first === undefined) return beside === 0 ? [[]] : []
  const own = Array.from({ length: Math.min(first, beside) }, (_, at) => at + 1)
  return own.flatMap((one) => waysOf(others, beside - one).map((way) => [one, ...way]))
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/**
 * How many of so many columns of scores each side has, so that they end high and together, the teams alike where nothing else
 * decides.
 */
export const scoreShape = (counts: readonly number[], beside: number): number[] => {
  const ways = waysOf(counts, Math.min(beside, sum(counts))).map((own) => {
    const rows = own.map((columns, at) => Math.ceil(counts[at]! / columns))
    const most = Math.max(...rows)
    const rank = [most, most - Math.min(...rows), sum(rows), Math.abs(own[0]! - own.at(-1)!)]
    return { own, rank: rank.reduce((above, one) => above * 100 + one) }
  })
  return ways.reduce((least, way) => (way.rank < least.rank ? way : least)).own
}
