import { fromCents } from '@app/contract/kit/cents'
import type { Restraint } from '@app/contract/restraint/restraint'
import { endText, restText } from '../../i18n/rest.ts'
import { bus } from '../../lib/bus.ts'
import { prizeText } from '../../lib/text/amount.ts'

/** Whether to claim: what asks for turnover holds up every withdrawal until a break is over in which nobody can bet (UN-32). */
export const claimKnowingly = async (
  rest: Restraint['rest'] | undefined,
  turnoverCents: number,
): Promise<boolean> =>
  !rest ||
  turnoverCents <= 0 ||
  (await new Promise((answer) =>
    bus.emit('showDialog', {
      title: restText('claim'),
      msg: restText('claimAsk', {
        turnover: prizeText(fromCents(turnoverCents)),
        what: restText(`kind_${rest.kind}`),
        time: endText(rest.until),
      }),
      isShowCancel: true,
      isLoss: true,
      sureText: restText('claimSure'),
      cancelText: restText('claimLater'),
      onSure: () => answer(true),
      onCancel: () => answer(false),
    }),
  ))
