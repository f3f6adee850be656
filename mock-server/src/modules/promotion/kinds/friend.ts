import { fromCents } from '@app/contract/kit/cents'
import type { ActivitySeed } from '../activities.rules.ts'
import {
  centsOf,
  has,
  type Kind,
  maskedPlayer,
  type Me,
  prizeState,
  type Reward,
  reward,
  rewardsOf,
} from '../kind.ts'

interface Params {
  perFriend: number
  minDeposit: number
  /** Friends, yuan. */
  tiers: [number, number][]
}

const paramsOf = (seed: ActivitySeed) => seed.params as unknown as Params
const friendKey = (id: number) => `friend:${id}`
const tierKey = (friends: number) => `tier:${friends}`
const SHOWN = 200

const friendsOf = (seed: ActivitySeed, me: Me) => me.friends(centsOf(paramsOf(seed).minDeposit))
const open = (seed: ActivitySeed, me: Me): Reward[] => {
  const { perFriend, tiers } = paramsOf(seed)
  const come = friendsOf(seed, me).filter(({ depositedAt }) => depositedAt !== null)
  const each = come.map(({ id, name }) =>
    reward(friendKey(id), `${seed.title} · ${maskedPlayer(name)}`, perFriend),
  )
  const more = tiers
    .filter(([friends]) => come.length >= friends)
    .map(([friends, yuan]) => reward(tierKey(friends), `${seed.title} · 满 ${friends} 人`, yuan))
  return [...each, ...more].filter(({ key }) => !has(me, key))
}
const total = (rewards: readonly { cents: number }[]) =>
  fromCents(rewards.reduce((sum, { cents }) => sum + cents, 0))

/** An own link; who comes by it and deposits brings a reward, several of them more (U-ACT-03). */
export const friend: Kind = {
  needsJoin: false,
  content: (seed, _all, me) => {
    const { perFriend, tiers } = paramsOf(seed)
    const friends = me ? friendsOf(seed, me) : []
    return {
      kind: 'friendInvitation',
      iCode: me?.iCode ?? '',
      link: me ? `${me.origin}/?icode=${me.iCode}` : '',
      invited: friends.slice(0, SHOWN).map(({ id, name, registerTime, depositedAt }) => ({
        name: maskedPlayer(name),
        registerTime,
        deposited: depositedAt !== null,
        reward: fromCents(centsOf(perFriend)),
        state: prizeState(me, friendKey(id), depositedAt !== null),
      })),
      invitedCount: friends.length,
      depositedCount: friends.filter(({ depositedAt }) => depositedAt !== null).length,
      rewardTotal: me ? total(rewardsOf(me)) : '0.00',
      rewardClaimable: me ? total(open(seed, me)) : '0.00',
      tiers: tiers.map(([count, yuan]) => ({ friends: count, reward: fromCents(centsOf(yuan)) })),
    }
  },
  claimable: (seed, _all, me) => open(seed, me),
  isDone: () => false,
}
