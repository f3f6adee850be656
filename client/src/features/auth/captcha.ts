import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { useState } from 'react'
import type { Challenged } from '../../api/baseQuery.ts'

export type Need = Challenged<unknown>['need']

/** A solved captcha as the calls carry it (U-AUTH-04). */
export interface Solved {
  kaptchcate: (typeof KAPTCHCATE)['none' | 'picture' | 'slider']
  codeId: string
  code: string
}

export const NO_CAPTCHA: Solved = { kaptchcate: KAPTCHCATE.none, codeId: '', code: '' }
/** A server that never stops asking is left after this many captchas. */
const ROUNDS = 3

export interface CaptchaQuestion {
  need: Exclude<Need, 'none'>
  answer: (solved: Solved | undefined) => void
}

/** Asks for captchas and repeats the call with what was solved; undefined when the player closed the captcha. */
export const useCaptcha = () => {
  const [question, setQuestion] = useState<CaptchaQuestion>()
  const solve = (need: Need): Promise<Solved | undefined> => {
    if (need === 'none') return Promise.resolve(NO_CAPTCHA)
    return new Promise((resolve) => {
      setQuestion({
        need,
        answer: (solved) => {
          setQuestion(undefined)
          resolve(solved)
        },
      })
    })
  }
  const attempt = async <T>(
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
  return { question, attempt }
}
