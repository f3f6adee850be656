import { sliderProvider } from '../../../lib/sliderProvider.ts'
import type { CaptchaQuestion } from '../captcha.ts'
import { PictureCaptcha } from './PictureCaptcha.tsx'
import { ProvidedSlider } from './ProvidedSlider.tsx'
import { SliderCaptcha } from './SliderCaptcha.tsx'

/** The captcha that is asked for, if any: picture, a provider's slider, or the built-in one. */
export const Captcha = ({ question }: { question: CaptchaQuestion | undefined }) => {
  if (!question) return null
  if (question.need === 'picture') return <PictureCaptcha onAnswer={question.answer} />
  const provider = sliderProvider()
  return provider ? (
    <ProvidedSlider provider={provider} onAnswer={question.answer} />
  ) : (
    <SliderCaptcha onAnswer={question.answer} />
  )
}
