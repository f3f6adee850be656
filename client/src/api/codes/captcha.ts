import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { bus, type Solved } from '../../lib/bus.ts'
import type { Said } from '../../lib/text/said.ts'
import type { Challenged } from '../baseQuery.ts'
import { reasonOf } from '../failure.ts'
import { isWrongCode } from './wrong.ts'

export type Need = Challenged<unknown>['need']
type Call<T> = (solved: Solved) => Promise<Challenged<T>>

const NO_CAPTCHA: Solved = { kaptchcate: KAPTCHCATE.none, codeId: '', code: '' }
/** A server that never stops asking is left after this many captchas. */
const ROUNDS = 3

const ask = <T>(need: Exclude<Need, 'none'>, call: Call<T>, why?: Said): Promise<Challenged<T> | undefined> =>
  new Promise((resolve, reject) => {
    let isClosed = false
    let isUnderWay = false
    const repeat = async (solved: Solved): Promise<Said | undefined> => {
      isUnderWay = true
      try {
        resolve(await call(solved))
      } catch (error) {
        // A wrong or late answer: another captcha is asked, where the first one stands.
        if (!isClosed && isWrongCode(error)) return () => reasonOf(error)
        reject(error)
      } finally {
        isUnderWay = false
      }
      return undefined
    }
    // What is under way reaches the server all the same: its outcome counts.
    const close = () => {
      isClosed = true
      if (!isUnderWay) resolve(undefined)
    }
    bus.emit('captcha', { need, why, repeat, close })
  })

/** Asks for captchas and repeats the call with what was solved; undefined when the player closed the captcha. */
export const withCaptcha = async <T>(first: Need, call: Call<T>, why?: Said): Promise<T | undefined> => {
  let need = first
  for (let round = 0; round <= ROUNDS; round += 1) {
    const outcome = need === 'none' ? await call(NO_CAPTCHA) : await ask(need, call, why)
    if (!outcome) return undefined
    if (outcome.need === 'none') return outcome.data
    need = outcome.need
  }
  return undefined
}
