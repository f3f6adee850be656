import type { UnreadCounts } from '@app/contract/letter/letter'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import type { IconName } from '../../../art/Icon.tsx'
import { useLetterText } from '../text.ts'
import { to } from '../../../paths.ts'
import { Views } from '../../../ui/Views/Views.tsx'
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
  hidden: readonly View[]
  counts: UnreadCounts | undefined
  panelId: string
  onChange: (view: View) => void
}

/** The types with what is unread in each. */
export const TypeTabs = ({ value, hidden, counts, panelId, onChange }: Props) => {
  const t = useLetterText()
  return (
    <div className={css.types}>
      <Views
        label={t('types')}
        id="type"
        value={value}
        views={VIEWS.filter((view) => !hidden.includes(view)).map((view) => {
          const unread = counts ? unreadOf(counts, view) : 0
          return {
            value: view,
            name: (
              <>
                <Icon name={ICONS[view]} size={16} />
                {t(`type_${view}`)}
                <CountBadge count={unread} label={t('unreadCount', { count: unread })} />
              </>
            ),
          }
        })}
        panelOf={() => panelId}
        onChange={onChange}
        asChips
      />
    </div>
  )
}

/** The answers to feedback count in the header too, so they are named here. */
export const AnswersLink = () => {
  const t = useLetterText()
  const { data: answers = 0 } = useFeedbackUnreadQuery()
  return (
    <Button component={Link} to={to('feedbackList')} variant="subtle">
      <span className={css.answers}>
        {t('feedbackAnswers')}
        <CountBadge count={answers} label={t('unreadCount', { count: answers })} />
      </span>
    </Button>
  )
}
