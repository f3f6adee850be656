import { useState } from 'react'
import { useStageText } from '../../i18n/stage.ts'
import { clock } from '../../lib/clock.ts'
import { timeText } from '../../lib/text/date.ts'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { fillCode } from '../fill.ts'
import css from '../parts/Stage.module.css'
import { Said } from '../parts/Said.tsx'
import { useLook } from '../useLook.ts'
import { Challenge } from './Challenge.tsx'

const SHOWN = 3
const EVERY_MS = 2_000

/** What was sent last, to be put into the page with one press; below it the captcha. */
export const Codes = () => {
  const t = useStageText()
  const { data, error } = useLook('/outbox', EVERY_MS)
  const [said, setSaid] = useState('')
  const latest = data?.messages.slice(0, SHOWN) ?? []
  return (
    <>
      <Said error={error} />
      {data && latest.length === 0 && <p className={css.hint}>{t('noCodes')}</p>}
      <ul className={css.rows}>
        {latest.map(({ to, channel, code, at, expires_at }) => (
          <li key={`${at}${to}${code}`} data-old={expires_at < clock.now() || undefined}>
            <output className={css.code}>{code}</output>
            <span className={css.about}>
              {to}
              <small>
                {t(`channel_${channel}`)} · {timeText(at)}
                {expires_at < clock.now() && ` · ${t('expired')}`}
              </small>
            </span>
            <CopyButton text={code} label={code} />
            <button
              type="button"
              className={css.do}
              aria-label={t('fillNamed', { code })}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setSaid(t(fillCode(code) ? 'filled' : 'noField'))}
            >
              {t('fill')}
            </button>
          </li>
        ))}
      </ul>
      <p className={css.hint} role="status">
        {said}
      </p>
      <Challenge />
    </>
  )
}
