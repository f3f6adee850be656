import { sliderProvider } from '../../../lib/sliderProvider.ts'
import type { CaptchaQuestion } from '../../../lib/bus.ts'
import { PictureCaptcha } from './PictureCaptcha.tsx'
import { ProvidedSlider } from './ProvidedSlider.tsx'
import { SliderCaptcha } from './SliderCaptcha.tsx'

/** The captcha that is asked for: picture, a provider's slider, or the built-in one. */
export const Captcha = ({ question }: { question: CaptchaQuestion }) => {
  if (question.need === 'picture') return <PictureCaptcha question={question} />
  const provider = sliderProvider()
  return provider ? (
    <ProvidedSlider provider={provider} question={question} />
  ) : (
    <SliderCaptcha question={question} />
  )
}
