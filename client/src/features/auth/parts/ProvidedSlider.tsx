import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { useEffect, useEffectEvent } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure } from '../../../api/failure.ts'
import { saidNow } from '../../../lib/text/said.ts'
import type { SliderProvider } from '../../../lib/sliderProvider.ts'
import { useValidateSliderMutation } from '../auth.api.ts'
import { bus, type CaptchaQuestion } from '../../../lib/bus.ts'

interface Props {
  provider: SliderProvider
  question: CaptchaQuestion
}

/** A provider's slider, in its own dialog; its four fields are checked like those of the built-in one. */
export const ProvidedSlider = ({ provider, question }: Props) => {
  const [validate] = useValidateSliderMutation()
  const run = useEffectEvent(async () => {
    try {
      const result = await provider()
      if (!result) return question.close()
      await validate({ ...result, validate_way: 0 }).unwrap()
      const solved = {
        kaptchcate: KAPTCHCATE.slider,
        codeId: result.lot_number,
        code: result.pass_token,
      }
      const wrong = await question.repeat(solved)
      if (wrong === undefined) return
      bus.emit('toast', { kind: 'error', message: saidNow(wrong) })
      question.close()
    } catch (error) {
      if (isFailure(error)) announce(error)
      question.close()
    }
  })
  useEffect(() => void run(), [])
  return null
}
