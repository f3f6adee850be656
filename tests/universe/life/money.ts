import { STATUS } from '@app/contract/kit/status'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { isOrder } from '../faults/fault.ts'
import type { Action } from './action.ts'
import type { Player } from './player.ts'

/** The same wish until it is known what became of it: who reads that it is unknown presses once more. */
export const insist = async (
  player: Player,
  press: () => Promise<void>,
  isDone: () => boolean,
): Promise<void> => {
  for (let time = 0; time < 2; time += 1) {
    const from = player.network.calls.length
    await press()
    await player.until(
      () => (isDone() || player.network.underWay() === 0 ? true : undefined),
      'an outcome',
      45_000,
    )
    await player.wait(700)
    const isRefused = player.network.calls
      .slice(from)
      .some((call) => isOrder(call) && call.fate === 'through' && call.status !== STATUS.SUCCESS.code)
    if (isDone() || isRefused) return
  }
}

const at = (player: Player) => player.tab().window.location.pathname

/** Money in, out and about. */
export const MONEY: readonly Action[] = [
  {
    name: 'deposit',
    weight: 5,
    who: 'member',
    orders: { deposits: 1 },
    run: async (player) => {
      await player.go('/mine/savemoney')
      const main = await player.main()
      player.press(await player.find('tab', '支付宝', main))
      await player.wait(300)
      await player.type('存款金额', String(100 * (3 + player.chance.below(5))), main)
      await insist(
        player,
        () => player.pressHastily('立即存款', main),
        () => at(player) !== '/mine/savemoney',
      )
    },
  },
  {
    name: 'cancelDeposit',
    weight: 2,
    who: 'member',
    run: async (player) => {
      await player.pressNamed('取消订单', await player.main())
      await player.pressHastily('确认取消', await player.dialog('取消订单'))
      await player.wait(500)
    },
  },
  {
    name: 'withdraw',
    weight: 4,
    who: 'member',
    orders: { withdrawals: 1 },
    run: async (player) => {
      await player.go('/mine/takemoney')
      const main = await player.main()
      await player.type('取款金额', String(100 * (1 + player.chance.below(4))), main)
      await player.type('二级密码', CAST_SECOND_PASSWORD, main)
      const isThere = () => player.all('button', '提交取款', main).length === 0
      await insist(player, () => player.pressHastily('提交取款', main), isThere)
    },
  },
  {
    name: 'transfer',
    weight: 3,
    who: 'member',
    run: async (player) => {
      await player.go('/mine/transfermoney')
      const main = await player.main()
      await player.type('转入金额', String(10 + player.chance.below(50)), main)
      await player.pressHastily('确认转账', main)
      await player.wait(700)
    },
  },
  {
    name: 'recycle',
    weight: 2,
    who: 'member',
    run: async (player) => {
      await player.go('/mine/wallet')
      await player.pressHastily('一键回收', await player.main())
      await player.wait(700)
    },
  },
]
