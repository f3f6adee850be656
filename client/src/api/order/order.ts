import type { StatusName } from '@app/contract/kit/status'
import { statusName } from '@app/contract/kit/status'
import { bus } from '../../lib/bus.ts'
import type { Path } from '../declared.ts'
import type { Failure } from '../failure.ts'
import { bodyOf, close, form, formersOf, held, isSending, saysTheSame } from './intent.ts'

/** What a call came to. */
export interface Outcome {
  data?: unknown
  error?: Failure
  isTold?: boolean
}
type Send = (body: object, requestId: string) => Promise<Outcome>

/** Refusals that come from somewhere on the way: what the server did is as little known as without an answer. */
export const UNSURE: readonly (StatusName | undefined)[] = [
  'SERVER_ERROR',
  'BAD_GATEWAY',
  'INVOCATION_ERROR',
  'SYSTEM_BUSY',
  'SYSTEM_ABNORMAL',
]

/** Whether the outcome says what became of the order; of one that was sent before, only a success does. */
const isFinal = ({ error }: Outcome, isRepeat: boolean): boolean => {
  if (!error) return true
  if (error.kind === 'trouble' || isRepeat) return false
  return !UNSURE.includes(statusName(error.status_code))
}

/**
 * A call that moves money: one id for one intention of the player. Orders by the same verb whose answer was lost are settled
 * first; where this one's is lost, the server is asked what became of it before anything else can be pressed.
 */
export const order = async (path: Path, body: object, send: Send): Promise<Outcome> => {
  // While there is a network: what it is needed for is that there is none.
  bus.emit('ordering')
  const loading = import('./settle.ts').catch(() => undefined)
  const formers = formersOf(path, body)
  const open = formers.filter((one) => !isSending(one))
  const settler = open.length > 0 ? await loading : undefined
  const settled = await settler?.settleFormers(open, body)
  if (settled?.outcome) return settled.outcome
  if (open.length > 0 && !settler) return { error: { kind: 'trouble', cause: 'network' } }
  const repeated = settled?.repeated ?? formers.find((one) => isSending(one) && saysTheSame(one, body))
  const intent = repeated ?? form(path, body)
  return held(intent, async () => {
    const outcome = await send(bodyOf(intent, body), intent.requestId)
    if (isFinal(outcome, repeated !== undefined)) {
      close(intent)
      if (!outcome.error) bus.emit('ordered', intent)
      return outcome
    }
    return (await loading)?.settleLost(intent, outcome) ?? outcome
  })
}
