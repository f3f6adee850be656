import { bus, type CodeQuestion } from '../../lib/bus.ts'
import { type Failure, reasonOf, refusalOf } from '../failure.ts'

/** Which code a call may ask for: SEND_TYPE, and whether it comes by e-mail. */
export interface CodeNeed {
  type: CodeQuestion['type']
  by?: CodeQuestion['by']
}

interface Outcome {
  data?: unknown
  error?: Failure
}

const ABOUT_CODE: readonly unknown[] = [
  'PHONE_VERIFICATION_REQUIRED_1',
  'PHONE_VERIFICATION_REQUIRED_2',
  'AUTHENTICATION_CODE_ERROR',
  'AUTHENTICATION_CODE_EXPIRED',
  'AUTHENTICATION_LOCKED',
]
const GIVEN_UP: Failure = { kind: 'trouble', cause: 'aborted' }

export const asksForCode = (error: Failure): boolean => {
  const name = refusalOf(error)
  return name === 'PHONE_VERIFICATION_REQUIRED_1' || name === 'PHONE_VERIFICATION_REQUIRED_2'
}

/** 6016 and 6017: asks for a code and repeats the call with it, until the code is right or the player gives up. */
export const repeatWithCode = <O extends Outcome>(
  { type, by = 'phone' }: CodeNeed,
  asked: Failure,
  again: (code: string) => Promise<O>,
): Promise<O | { error: Failure }> =>
  new Promise((resolve) =>
    bus.emit('codeAsked', {
      message: () => reasonOf(asked),
      type,
      by,
      repeat: async (code) => {
        const outcome = await again(code)
        const { error } = outcome
        if (error && ABOUT_CODE.includes(refusalOf(error))) return () => reasonOf(error)
        resolve(outcome)
        return undefined
      },
      close: () => resolve({ error: GIVEN_UP }),
    }),
  )
