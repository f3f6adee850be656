import { useFrameText } from '../../../i18n/frame.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { useNow } from '../../../ui/useNow.ts'
import css from './TopStrip.module.css'

/** The site's time, UTC+8 wherever the player is. */
export const SiteClock = () => {
  const t = useFrameText()
  const now = useNow(1000)
  return (
    <time className={css.clock} role="timer" aria-live="off" aria-label={t('siteTime')}>
      <span className={css.zone}>GMT+8</span>
      {dateTimeText(now)}
    </time>
  )
}
