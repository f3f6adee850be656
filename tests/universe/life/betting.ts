import type { Action } from './action.ts'
import { NotThere, type Player } from './player.ts'
import { insist } from './money.ts'

const CHANNEL = '/game/sport/crty'

const slipOf = (player: Player) => player.find('complementary', '投注单')
/** Open prices, one of each match. */
const prices = async (player: Player): Promise<HTMLElement[]> => {
  const open = () => {
    const found = player
      .all('article')
      .map((match) => match.querySelector<HTMLElement>('button[aria-pressed=false][aria-disabled=false]'))
      .filter((one) => one !== null)
    return found.length > 0 ? found : undefined
  }
  return player.until(open)
}
const enter = async (player: Player): Promise<void> => {
  if (player.tab().window.location.pathname !== CHANNEL) await player.go(CHANNEL)
  await player.until(() => player.all('article')[0])
}
const clear = async (player: Player, slip: HTMLElement): Promise<void> => {
  for (const each of player.all('button', /^移除/, slip)) player.press(each)
  await player.wait(50)
}
const bet = async (player: Player, stake: string, legs: number): Promise<void> => {
  await enter(player)
  const slip = await slipOf(player)
  player.press(await player.find('tab', /^投注单/, slip))
  await clear(player, slip)
  const way = player.all('button', legs > 1 ? '串关' : '单注', slip)[0]
  if (way) player.press(way)
  const all = await prices(player)
  if (all.length < legs) throw new NotThere('prices')
  const first = player.chance.below(all.length - legs + 1)
  for (const price of all.slice(first, first + legs)) player.press(price)
  await player.type(legs > 1 ? /(串|本金|金额)/ : /投注金额/, stake, slip)
  const place = /^(确认投注|请输入投注金额)/
  const answered = () => /投注成功|确认中|投注未成立|已拒绝|失败/.test(slip.textContent ?? '')
  await insist(player, () => player.pressHastily(place, slip), answered)
  await player.wait(7_000)
}

/** Bets on matches, before and in play. */
export const BETTING: readonly Action[] = [
  {
    name: 'betInPlay',
    weight: 5,
    who: 'member',
    orders: { sport_tickets: 1 },
    run: (player) => bet(player, String(20 + player.chance.below(30)), 1),
  },
  {
    name: 'betEarly',
    weight: 3,
    who: 'member',
    orders: { sport_tickets: 1 },
    run: async (player) => {
      await enter(player)
      await player.pressNamed(/^早盘/)
      await player.wait(1_000)
      await bet(player, String(20 + player.chance.below(30)), 1)
    },
  },
  {
    name: 'parlay',
    weight: 3,
    who: 'member',
    orders: { sport_tickets: 1 },
    run: (player) => bet(player, '10', 2),
  },
  {
    name: 'cashOut',
    weight: 3,
    who: 'member',
    run: async (player) => {
      await enter(player)
      const slip = await slipOf(player)
      player.press(await player.find('tab', '未结注单', slip))
      await player.pressNamed(/^兑现 ¥/, slip)
      await player.wait(1_000)
      await player.pressHastily(/^确认兑现/, slip)
      await player.wait(1_000)
    },
  },
]
