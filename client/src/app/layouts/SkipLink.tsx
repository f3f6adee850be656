import { useFrameText } from '../../i18n/frame.ts'
import css from './layouts.module.css'

export const MAIN_ID = 'main'

/** Moves the focus itself: a hash in the address would be a navigation. */
export const SkipLink = () => {
  const t = useFrameText()
  return (
    <a
      href={`#${MAIN_ID}`}
      className={css.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      {t('skip')}
    </a>
  )
}
