import { useEffect, useState } from 'react'
import { useStageText } from '../../i18n/stage.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { answerChallenge, shownChallenge } from '../challenge.ts'
import { act } from '../control.ts'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

const WAYS = ['auto', 'picture', 'slider', 'none'] as const
const LOOK_MS = 500

/** The challenge that the page shows, by asking it again and again: it comes and goes with a dialog. */
const useChallenge = () => {
  const [id, setId] = useState(shownChallenge)
  useEffect(() => {
    const timer = setInterval(() => setId(shownChallenge()), LOOK_MS)
    return () => clearInterval(timer)
  }, [])
  return id
}

/** The answer of the captcha on the screen, and which kind is asked for from now on. */
export const Challenge = () => {
  const t = useStageText()
  const id = useChallenge()
  const { data } = useLook(id ? `/captcha/${id}` : undefined)
  const settings = useLook('/settings')
  const { run, error } = useAct()
  return (
    <>
      <div role="group" aria-label={t('captcha')} className={css.choice}>
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            aria-pressed={settings.data?.captcha === way}
            onClick={() => void run(() => act('PATCH', '/settings', { captcha: way }))}
          >
            {t(`captcha_${way}`)}
          </button>
        ))}
      </div>
      <Said error={error} />
      {id && data ? (
        <p className={css.row}>
          <output className={css.code}>{data.answer}</output>
          <span className={css.about}>{t(`answer_${data.kind}`)}</span>
          <CopyButton text={String(data.answer)} label={t('captcha')} />
          <button
            type="button"
            className={css.do}
            aria-label={t('fillCaptcha')}
            onClick={() => void answerChallenge(data.answer)}
          >
            {t('fill')}
          </button>
        </p>
      ) : (
        <p className={css.hint}>{t('noCaptcha')}</p>
      )}
    </>
  )
}
