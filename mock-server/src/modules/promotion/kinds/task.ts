import { fromCents } from '@app/contract/kit/cents'
import type { ActivitySeed } from '../activities.rules.ts'
import { centsOf, has, type Kind, type Me, prizeState, reward } from '../kind.ts'

interface Task {
  id: 'phone' | 'realName' | 'card' | 'deposit' | 'bet'
  title: string
  hint: string
  gift: number
  target: number
  unit: 'yuan' | 'times'
  linkRoute: string
}

const tasksOf = (seed: ActivitySeed) => (seed.params as unknown as { tasks: Task[] }).tasks

/** Cents for amounts, hundredths for times: both are told with two decimals. */
const progressOf = ({ id, target }: Task, me: Me | null): number => {
  if (!me) return 0
  const done = {
    phone: me.hasPhone ? 1 : 0,
    realName: me.hasRealName ? 1 : 0,
    card: me.hasCard ? 1 : 0,
  }
  const hundredths =
    id === 'deposit' ? me.deposits.cents() : id === 'bet' ? me.turnover(0) : centsOf(done[id])
  return Math.min(hundredths, centsOf(target))
}
const isReached = (task: Task, me: Me | null): boolean =>
  me?.joinedAt != null && progressOf(task, me) >= centsOf(task.target)

/** A list of first steps, each with its gift. */
export const task: Kind = {
  needsJoin: true,
  content: (seed, _all, me) => ({
    kind: 'newTask',
    tasks: tasksOf(seed).map((each) => ({
      id: each.id,
      title: each.title,
      hint: each.hint,
      gift: fromCents(centsOf(each.gift)),
      progress: fromCents(progressOf(each, me)),
      target: fromCents(centsOf(each.target)),
      unit: each.unit,
      state: prizeState(me, each.id, isReached(each, me)),
      linkRoute: each.linkRoute,
    })),
    totalGift: fromCents(tasksOf(seed).reduce((sum, { gift }) => sum + centsOf(gift), 0)),
  }),
  claimable: (seed, _all, me) =>
    tasksOf(seed)
      .filter((each) => !has(me, each.id) && isReached(each, me))
      .map(({ id, title, gift }) => reward(id, `${seed.title} · ${title}`, gift)),
  isDone: (seed, _all, me) => tasksOf(seed).every(({ id }) => has(me, id)),
}
