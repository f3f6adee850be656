import type { ActivityDetail } from '@app/contract/promotion/activity'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { usePromotionText } from '../../../i18n/promotion.ts'
import { dateText } from '../../../lib/date.ts'
import { to } from '../../../paths.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import css from '../activity.module.css'

/** The picture of the activity with its name, its days and, where one is near, the moment that it turns. */
export const Hero = ({ detail, onTurn }: { detail: ActivityDetail; onTurn: () => void }) => {
  const t = usePromotionText()
  const { state, startTime, endTime } = detail
  const turn = state === 'notOpen' ? startTime : state === 'ended' ? null : endTime
  return (
    <header className={css.hero}>
      <img className={css.heroArt} src={detail.image} alt={detail.imageAlt} fetchPriority="high" />
      <div className={css.heroBody}>
        <Link className={css.back} to={to('discount')}>
          <Icon name="chevronLeft" size={16} />
          {t('allActivities')}
        </Link>
        <p className={css.labels}>
          <span>{detail.label}</span>
          {detail.badge && <span data-badge>{t(`badge_${detail.badge}`)}</span>}
        </p>
        <h1 className={css.title}>{detail.title}</h1>
        <p className={css.subtitle}>{detail.subtitle}</p>
        <p className={css.period}>
          <Icon name="calendar" size={16} />
          {endTime === null
            ? t('periodOpen', { from: dateText(startTime) })
            : t('period', { from: dateText(startTime), to: dateText(endTime - 1) })}
          {turn !== null && (
            <span className={css.turn}>
              {t(state === 'notOpen' ? 'startsIn' : 'endsIn')}
              <Countdown until={turn} label={t(state === 'notOpen' ? 'startsIn' : 'endsIn')} onEnd={onTurn} />
            </span>
          )}
        </p>
      </div>
    </header>
  )
}
