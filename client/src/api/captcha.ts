import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { bus, type Solved } from '../lib/bus.ts'
import type { Challenged } from './baseQuery.ts'

export type Need = Challenged<unknown>['need']

const NO_CAPTCHA: Solved = { kaptchcate: KAPTCHCATE.none, codeId: '', code: '' }
/** A server that never stops asking is left after this many captchas. */
const ROUNDS = 3

const solve = (need: Need): Promise<Solved | undefined> =>
  need === 'none'
    ? Promise.resolve(NO_CAPTCHA)
    : new Promise((answer) => bus.emit('captcha', { need, answer }))

/** Asks for captchas and repeats the call with what was solved; undefined when the player closed the captcha. */
export const withCaptcha = async <T>(
  first: Need,
  call: (solved: Solved) => Promise<Challenged<T>>,
): Promise<T | undefined> => {
  let need = first
  for (let round = 0; round <= ROUNDS; round += 1) {
    const solved = await solve(need)
    if (!solved) return undefined
    const outcome = await call(solved)
    if (outcome.need === 'none') return outcome.data
    need = outcome.need
  }
  return undefined
}
