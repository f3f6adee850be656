import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useIsMember } from '../../api/session.ts'
import { useFeedbackText } from './text.ts'
import { CountBadge } from '../../ui/CountBadge/CountBadge.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { Views } from '../../ui/Views/Views.tsx'
import { FeedbackForm } from './parts/FeedbackForm.tsx'
import { FeedbackList } from './parts/FeedbackList.tsx'
import { api, query } from '../../api/api.ts'
import css from './feedback.module.css'

const VIEWS = ['form', 'list'] as const
type View = (typeof VIEWS)[number]

const unreadApi = api.injectEndpoints({
  endpoints: () => ({
    unreadAnswers: query('/site/api/v1/user/feedback/unreadNum', ['FeedbackUnread'], { silent: true }),
  }),
})

/** Answers that the member hasn't read; 0 for a visitor. */
const useUnreadAnswers = (isMember: boolean): number => {
  const { data } = unreadApi.useUnreadAnswersQuery(undefined, { skip: !isMember })
  return isMember ? (data ?? 0) : 0
}

/** One route with two views: the form, and with ?view=list the record (TRAP-05). A draft stays while one looks there. */
export const FeedbackScreen = () => {
  const t = useFeedbackText()
  const [query, setQuery] = useSearchParams()
  const view: View = query.get('view') === 'list' ? 'list' : 'form'
  const unread = useUnreadAnswers(useIsMember())
  const show = (next: View) => setQuery(next === 'list' ? { view: 'list' } : {}, { replace: true })
  const open = (id: string | null) =>
    setQuery(id === null ? { view: 'list' } : { view: 'list', id }, { replace: id === null })
  // Sent: the form is empty when it is no longer looked at.
  const [draft, setDraft] = useState({ count: 0, isSent: false })
  if (draft.isSent && view === 'list') setDraft({ count: draft.count + 1, isSent: false })
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Panel flush>
        <div className={css.views}>
          <Views
            label={t('views')}
            id="feedback"
            value={view}
            views={VIEWS.map((value) => ({
              value,
              name: (
                <>
                  {t(`view_${value}`)}
                  {value === 'list' && (
                    <CountBadge count={unread} label={t('unreadCount', { count: unread })} />
                  )}
                </>
              ),
            }))}
            panelOf={(one) => `panel-${one}`}
            onChange={show}
          />
        </div>
        <div
          id="panel-form"
          role="tabpanel"
          aria-labelledby="feedback-form"
          className={css.panel}
          hidden={view !== 'form'}
        >
          <FeedbackForm
            key={draft.count}
            onOpen={open}
            onSent={(id) => {
              setDraft({ ...draft, isSent: true })
              open(id)
            }}
          />
        </div>
        <div
          id="panel-list"
          role="tabpanel"
          aria-labelledby="feedback-list"
          className={css.panel}
          hidden={view !== 'list'}
        >
          {view === 'list' && (
            <FeedbackList openedId={query.get('id')} onOpen={open} onWrite={() => show('form')} />
          )}
        </div>
      </Panel>
    </>
  )
}
