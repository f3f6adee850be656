import { useId, useState } from 'react'
import { useStageText } from '../../i18n/stage.ts'
import { useSubmit } from '../../ui/useSingly.ts'
import { handToken } from '../control.ts'
import css from './Stage.module.css'

/** A server that listens beyond this machine is steered with its MOCK_TOKEN only. */
export const TokenEntry = () => {
  const t = useStageText()
  const id = useId()
  const [token, setToken] = useState('')
  const [isWrong, setWrong] = useState(false)
  const enter = useSubmit(async () => setWrong(!(await handToken(token))))
  return (
    <form className={css.token} onSubmit={enter}>
      <p>{t('tokenHint')}</p>
      <label htmlFor={id}>MOCK_TOKEN</label>
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        required
        value={token}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={(event) => setToken(event.currentTarget.value)}
      />
      {isWrong && (
        <p role="alert" id={`${id}-wrong`} className={css.wrong}>
          {t('tokenWrong')}
        </p>
      )}
      <button type="submit" className={css.main}>
        {t('tokenEnter')}
      </button>
    </form>
  )
}
