import { KAPTCHCATE } from '@app/contract/auth/numbers'
import { useEffect, useEffectEvent } from 'react'
import { announce } from '../../../api/baseQuery.ts'
import { isFailure } from '../../../api/failure.ts'
import type { SliderProvider } from '../../../lib/sliderProvider.ts'
import { useValidateSliderMutation } from '../auth.api.ts'
import type { Solved } from '../../../lib/bus.ts'

interface Props {
  provider: SliderProvider
  onAnswer: (solved: Solved | undefined) => void
}

/** A provider's slider, in its own dialog; its four fields are checked like those of the built-in one. */
export const ProvidedSlider = ({ provider, onAnswer }: Props) => {
  const [validate] = useValidateSliderMutation()
  const run = useEffectEvent(async () => {
    try {
      const result = await provider()
      if (!result) return onAnswer(undefined)
      await validate({ ...result, validate_way: 0 }).unwrap()
      onAnswer({ kaptchcate: KAPTCHCATE.slider, codeId: result.lot_number, code: result.pass_token })
    } catch (error) {
      if (isFailure(error)) announce(error)
      onAnswer(undefined)
    }
  })
  useEffect(() => void run(), [])
  return null
}
