import type { Activity } from '@app/contract/promotion/activity'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { usePromotionText } from '../../../i18n/promotion.ts'
import { dateText } from '../../../lib/date.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { phaseOf } from '../promotion.rules.ts'
import { to, toNamed } from '../../../paths.ts'
import css from '../discount.module.css'

interface Props {
  activity: Activity
  /** Stands across the row, with its picture larger. */
  isFirst: boolean
  onTurn: () => void
}

export const ActivityCard = ({ activity, isFirst, onTurn }: Props) => {
  const t = usePromotionText()
  const { startTime, endTime, badge } = activity
  const phase = phaseOf(activity)
  const turn = phase === 'notOpen' ? startTime : phase === 'open' ? endTime : null
  const turnLabel = t(phase === 'notOpen' ? 'startsIn' : 'endsIn')
  return (
    <li className={css.card} data-first={isFirst || undefined} data-phase={phase}>
      <Link to={toNamed(activity.linkRoute, activity.id) ?? to('discount')}>
        <span className={css.picture}>
          <img src={activity.image} alt={activity.imageAlt} loading={isFirst ? 'eager' : 'lazy'} />
          {badge && (
            <span className={css.badge} data-badge={badge}>
              {t(`badge_${badge}`)}
            </span>
          )}
          <span className={css.phase}>{t(`phase_${phase}`)}</span>
        </span>
        <div className={css.words}>
          <span className={css.label}>{activity.label}</span>
          <h2>{activity.title}</h2>
          <span className={css.subtitle}>{activity.subtitle}</span>
          <span className={css.foot}>
            <span>
              {endTime === null
                ? t('periodOpen', { from: dateText(startTime) })
                : t('period', { from: dateText(startTime), to: dateText(endTime - 1) })}
              {turn !== null && (
                <span className={css.turn}>
                  {turnLabel} <Countdown until={turn} label={turnLabel} onEnd={onTurn} />
                </span>
              )}
            </span>
            <span className={css.go}>
              {t(phase === 'open' ? 'look' : 'lookOnly')}
              <Icon name="chevronRight" size={16} />
            </span>
          </span>
        </div>
      </Link>
    </li>
  )
}
