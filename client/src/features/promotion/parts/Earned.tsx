import type { Activity } from '@app/contract/promotion/activity'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { to, toNamed } from '../../../paths.ts'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { usePromotionText } from '../text.ts'
import css from './MyGifts.module.css'

/** In a break no activity is offered: only what was earned before it, by name (UN-32). */
export const Earned = ({ activities }: { activities: readonly Activity[] }) => {
  const t = usePromotionText()
  if (activities.length === 0) return null
  return (
    <Panel title={t('earned')}>
      <ul className={css.list}>
        {activities.map(({ id, title, linkRoute }) => (
          <li key={id}>
            <span>{title}</span>
            <Link to={toNamed(linkRoute, id) ?? to('discount')} aria-label={t('earnedSee', { title })}>
              {t('earnedGo')}
              <Icon name="chevronRight" size={14} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
