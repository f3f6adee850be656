import type { CaptchaQuestion } from '../captcha.ts'
import { PictureCaptcha } from './PictureCaptcha.tsx'
import { SliderCaptcha } from './SliderCaptcha.tsx'

/** The captcha that is asked for, if any. */
export const Captcha = ({ question }: { question: CaptchaQuestion | undefined }) => {
  if (!question) return null
  return question.need === 'picture' ? <PictureCaptcha onAnswer={question.answer} /> : <SliderCaptcha onAnswer={question.answer} />
}
