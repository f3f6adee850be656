import type { UnreadCounts } from '@app/contract/letter/letter'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useLetterText } from '../text.ts'
import { to } from '../../../paths.ts'
import { CountBadge } from '../../../ui/CountBadge/CountBadge.tsx'
import { useFeedbackUnreadQuery } from '../letter.api.ts'
import { TYPES, unreadOf, type View } from '../letter.rules.ts'
import css from '../letter.module.css'

const ICONS: Record<View, IconName> = {
  all: 'mail',
  notice: 'bell',
  activity: 'gift',
  bulletin: 'horn',
  match: 'football',
  fd: 'wallet',
}
const VIEWS: readonly View[] = ['all', ...TYPES]

interface Props {
  value: View
  counts: UnreadCounts | undefined
  panelId: string
  onChange: (view: View) => void
}

/** The types with what is unread in each; the answers to feedback count in the header too, so they are named here. */
export const TypeTabs = ({ value, counts, panelId, onChange }: Props) => {
  const t = useLetterText()
  const { data: answers = 0 } = useFeedbackUnreadQuery()
  const step = (by: number) => {
    const next = VIEWS[(VIEWS.indexOf(value) + by + VIEWS.length) % VIEWS.length]!
    onChange(next)
    document.getElementById(`type-${next}`)?.focus()
  }
  return (
    <div className={css.head}>
      <div role="tablist" aria-label={t('types')} className={css.tabs}>
        {VIEWS.map((view) => {
          const unread = counts ? unreadOf(counts, view) : 0
          return (
            <button
              key={view}
              id={`type-${view}`}
              type="button"
              role="tab"
              aria-selected={view === value}
              aria-controls={panelId}
              tabIndex={view === value ? 0 : -1}
              onClick={() => onChange(view)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowRight') step(1)
                if (key === 'ArrowLeft') step(-1)
              }}
            >
              <Icon name={ICONS[view]} size={18} />
              {t(`type_${view}`)}
              <CountBadge count={unread} label={t('unreadCount', { count: unread })} />
            </button>
          )
        })}
      </div>
      <Link className={css.feedback} to={to('feedbackList')}>
        <Icon name="feedback" size={18} />
        {t('feedbackAnswers')}
        <CountBadge count={answers} label={t('unreadCount', { count: answers })} />
      </Link>
    </div>
  )
}
