import { artPath } from '@app/seeds/art/draw'
import type { GiftKind } from '@app/seeds/art/gift'
import { fromCents } from '@app/contract/kit/cents'
import { DAY, startOfSiteDay } from '../../../world/clock.ts'
import type { ActivitySeed } from '../activities.rules.ts'
import { dayText } from '../../../world/calendar.ts'
import { centsOf, type Kind, maskedPlayer, type Me, type Public, reward, rewardsOf } from '../kind.ts'

interface Params {
  perDay: number
  depositPerChance: number
  depositChances: number
  /** Id, name, yuan, weight, picture; in the order of the wheel. */
  prizes: [string, string, number, number, GiftKind][]
}

const paramsOf = (seed: ActivitySeed) => seed.params as unknown as Params
const SHOWN = 50
type Winner = ReturnType<Public['winners']>[number]

const drawnToday = (me: Me) => rewardsOf(me).filter(({ at }) => at >= startOfSiteDay(me.now)).length
const chancesOf = ({ perDay, depositPerChance, depositChances }: Params, me: Me): number => {
  const today = startOfSiteDay(me.now)
  const extra = me.deposits.since(today).filter(({ cents }) => cents >= centsOf(depositPerChance)).length
  return Math.max(0, perDay + Math.min(extra, depositChances) - drawnToday(me))
}
const prizeOf = ([id, name, yuan, , picture]: Params['prizes'][number]) => ({
  id,
  name,
  image: artPath('gift', picture),
  amount: fromCents(centsOf(yuan)),
})

/** U-ACT-01: how many others won something worth telling in a day. */
const OTHERS_PER_DAY = 12
const NAMES = ['hai', 'xing', 'chao', 'bo', 'feng', 'yue', 'shan', 'lu']

const weighted = (prizes: Params['prizes'], share: number): number => {
  let left = share * prizes.reduce((sum, [, , , weight]) => sum + weight, 0)
  return Math.max(
    0,
    prizes.findIndex(([, , , weight]) => (left -= weight) < 0),
  )
}
/** Others who won today so far and yesterday, the same for everybody who looks. */
const others = (seed: ActivitySeed, all: Public): Winner[] => {
  const worth = paramsOf(seed).prizes.filter(([, , yuan]) => yuan > 0)
  const today = startOfSiteDay(all.now)
  return [today, today - DAY].flatMap((day) =>
    Array.from({ length: OTHERS_PER_DAY }, (_, at) => {
      const random = all.drawn(`${seed.id}/winner/${dayText(day)}/${at}`)
      const name = `${NAMES[Math.floor(random.next() * NAMES.length)]}${Math.floor(random.next() * 90 + 10)}`
      const time = day + Math.floor(random.next() * DAY)
      return { name: maskedPlayer(name), prizeName: worth[weighted(worth, random.next())]![1], time }
    }),
  )
}
const winnersOf = (seed: ActivitySeed, all: Public): Winner[] =>
  [...all.winners(), ...others(seed, all)]
    .filter(({ time }) => time <= all.now)
    .toSorted((a, b) => b.time - a.time)
    .slice(0, SHOWN)

/** A wheel whose outcome the server draws; what was won is in the wallet at once. */
export const draw: Kind = {
  needsJoin: false,
  content: (seed, all, me) => {
    const params = paramsOf(seed)
    return {
      kind: 'drawGift',
      prizes: params.prizes.map(prizeOf),
      chances: me ? chancesOf(params, me) : 0,
      nextChance: `明日 00:00 更新，当天每笔满 ¥${params.depositPerChance} 的存款再加一次`,
      mine: me
        ? rewardsOf(me)
            .toReversed()
            .slice(0, SHOWN)
            .map(({ id, name, cents, at }) => ({
              id: String(id),
              prizeName: name.split(' · ').at(-1)!,
              amount: fromCents(cents),
              time: at,
            }))
        : [],
      winners: winnersOf(seed, all),
    }
  },
  claimable: () => [],
  isDone: (seed, _all, me) => chancesOf(paramsOf(seed), me) === 0,
  act: (seed, _all, me, random) => {
    const params = paramsOf(seed)
    if (chancesOf(params, me) === 0) return '今日抽奖机会已用完，明天再来'
    const position = weighted(params.prizes, random.next())
    const won = params.prizes[position]!
    const key = `draw:${dayText(me.now)}:${drawnToday(me) + 1}`
    return {
      reward: { ...reward(won[0], `${seed.title} · ${won[1]}`, won[2]), key },
      prize: { ...prizeOf(won), position },
      message: won[2] > 0 ? `恭喜抽中 ${won[1]}，已存入中心钱包，须流水 ¥${won[2]}` : '谢谢参与，下次好运',
    }
  },
}
