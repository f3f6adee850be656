import type { Game } from '@app/contract/game/game'

/** A name is a picture and a kind: 星槎 · 龙虎. */
const PICTURE = 2

export const kindOf = ({ name }: Game): string => name.slice(PICTURE)

/** What at least two of them are, in their order. */
export const kindsOf = (games: readonly Game[]): string[] =>
  Object.entries(Object.groupBy(games, kindOf))
    .filter(([kind, alike = []]) => kind !== '' && alike.length > 1)
    .map(([kind]) => kind)

/**
 * The halls in turn, and of a kind or a picture one alone as long as there are others: 星槎龙虎 beside 桃源龙虎 would be the same
 * cover twice.
 */
export const mixed = (games: readonly Game[]): Game[] => {
  const seen = new Set<string>()
  const isMore = (game: Game) => {
    const words = [game.name.slice(0, PICTURE), kindOf(game)]
    const isSeen = words.some((word) => seen.has(word))
    if (!isSeen) for (const word of words) seen.add(word)
    return isSeen
  }
  const { first = [], more = [] } = Object.groupBy(games, (game) => (isMore(game) ? 'more' : 'first'))
  const halls = Object.values(Object.groupBy(first, ({ category }) => category))
  const rounds = Math.max(0, ...halls.map(({ length }) => length))
  return [
    ...Array.from({ length: rounds }, (_, round) => halls.flatMap((hall) => hall[round] ?? [])).flat(),
    ...(more.length > 0 ? mixed(more) : []),
  ]
}
