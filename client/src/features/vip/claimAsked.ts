import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Restraint } from '@app/contract/restraint/restraint'
import type { Welfare } from '@app/contract/vip/gift'
import { bus } from '../../lib/bus.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { claimKnowingly } from '../../ui/RestNote/claimKnowingly.ts'
import { vipText } from './text.ts'
import { turnoverOf } from './vip.rules.ts'

type Gift = Pick<Welfare, 'kind' | 'amount'>

/** Whether to claim these: what asks for turnover holds up every withdrawal until it is met. */
export const claimAsked = async (
  rest: Restraint['rest'] | undefined,
  gifts: readonly Gift[],
): Promise<boolean> => {
  const asks = gifts.reduce((sum, gift) => sum + turnoverOf(gift), 0)
  if (rest || asks === 0) return claimKnowingly(rest, asks)
  const cents = gifts.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const all = {
    sum: balanceText(fromCents(cents)),
    turnover: balanceText(fromCents(asks)),
  }
  return new Promise((answer) =>
    bus.emit('showDialog', {
      title: vipText('askTitle'),
      msg: gifts.length > 1 ? vipText('askAll', { ...all, count: gifts.length }) : vipText('askOne', all),
      isShowCancel: true,
      sureText: vipText('askSure'),
      cancelText: vipText('askLater'),
      onSure: () => answer(true),
      onCancel: () => answer(false),
    }),
  )
}
