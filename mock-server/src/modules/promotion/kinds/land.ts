import { artPath } from '@app/seeds/art/draw'
import { fromCents } from '@app/contract/kit/cents'
import type { ActivitySeed } from '../activities.rules.ts'
import { centsOf, has, type Kind, type Me, prizeState, reward } from '../kind.ts'

interface Params {
  /** Title, paragraphs, banner. */
  sections: [string, string[], string][]
  gifts: { id: string; title: string; amount: number; deposit?: number; turnover?: number }[]
}

const paramsOf = (seed: ActivitySeed) => seed.params as unknown as Params

/** Joining is enough for a gift that asks for nothing; the others count from then on. */
const isReached = ({ deposit = 0, turnover = 0 }: Params['gifts'][number], me: Me | null): boolean => {
  const from = me?.joinedAt ?? null
  if (!me || from === null) return false
  if (deposit > 0 && !me.deposits.first({ from, least: centsOf(deposit) })) return false
  return turnover === 0 || me.turnover(from) >= centsOf(turnover)
}

/** A page of stories with some gifts on it. */
export const land: Kind = {
  needsJoin: true,
  content: (seed, _all, me) => ({
    kind: 'activityLandPage',
    sections: paramsOf(seed).sections.map(([title, body, banner]) => ({
      title,
      body,
      image: artPath('banner', banner, seed.id),
    })),
    gifts: paramsOf(seed).gifts.map((gift) => ({
      id: gift.id,
      title: gift.title,
      amount: fromCents(centsOf(gift.amount)),
      state: prizeState(me, gift.id, isReached(gift, me)),
    })),
  }),
  claimable: (seed, _all, me) =>
    paramsOf(seed)
      .gifts.filter((gift) => !has(me, gift.id) && isReached(gift, me))
      .map(({ id, title, amount }) => reward(id, `${seed.title} · ${title}`, amount)),
  isDone: (seed, _all, me) => paramsOf(seed).gifts.every(({ id }) => has(me, id)),
}
