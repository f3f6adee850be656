import type { Activity, ActivityAnswer } from '@app/contract/promotion/activity'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { prizeText } from '../../../lib/text/amount.ts'
import { to, toNamed } from '../../../paths.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { usePromotionText } from '../text.ts'
import css from './MyGifts.module.css'

interface Props {
  activities: readonly (Activity & Pick<ActivityAnswer, 'due'>)[]
  /** An exclusion keeps it back. */
  isHeld: boolean
}

/** In a break no activity is offered: only what was earned before it, by name (UN-32). */
export const Earned = ({ activities, isHeld }: Props) => {
  const t = usePromotionText()
  if (activities.length === 0) return null
  return (
    <Panel title={t(isHeld ? 'earnedHeld' : 'earned')}>
      <ul className={css.list} data-earned>
        {activities.map(({ id, title, linkRoute, due }) => (
          <li key={id}>
            <span>{title}</span>
            {Number(due) > 0 && <strong>¥{prizeText(due!)}</strong>}
            <Link
              to={toNamed(linkRoute, id) ?? to('discount')}
              aria-label={t(isHeld ? 'earnedHeldSee' : 'earnedSee', { title })}
            >
              {t(isHeld ? 'earnedHeldGo' : 'earnedGo')}
              <Icon name="chevronRight" size={14} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
