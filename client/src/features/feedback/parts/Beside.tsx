import type { FeedbackType } from '@app/contract/feedback/feedbackItem'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Icon } from '../../../art/Icon.tsx'
import { bus } from '../../../lib/bus.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { useFeedbackListQuery } from '../feedback.api.ts'
import { useFeedbackText } from '../text.ts'
import css from './Beside.module.css'

const LATEST = { pageNum: 1, pageSize: 3 } as const
const STEPS = ['stepSent', 'stepAnswered', 'stepUrgent'] as const

/** Where a question of each kind may be answered already. */
const ANSWERS = {
  deposit: [
    ['seeDeposits', to('transRecord', { type: 'deposit' })],
    ['howToDeposit', to('help-ck')],
  ],
  withdrawal: [
    ['seeWithdrawals', to('transRecord', { type: 'withdraw' })],
    ['howToWithdraw', to('help-qk')],
  ],
  bet: [
    ['seeBets', to('betRecord')],
    ['howToBet', to('help-tytzjc')],
  ],
  promotion: [
    ['seeGifts', to('giftRecord')],
    ['giftRules', to('help-yhgz')],
  ],
  other: [['allHelp', to('help')]],
} as const satisfies Record<FeedbackType, readonly (readonly [string, string])[]>

interface Props {
  type: FeedbackType
  /** With what was written before, which a phone shows in the record alone. */
  hasLatest: boolean
  onOpen: (id: string | null) => void
}

/** Beside the form on a desk, below it on a phone: where the answer may be already, what was written before, and what happens next. */
export const Beside = ({ type, hasLatest, onOpen }: Props) => {
  const t = useFeedbackText()
  const { data } = useFeedbackListQuery(LATEST, { refetchOnMountOrArgChange: true, skip: !hasLatest })
  return (
    <aside className={css.beside} aria-label={t('beside')}>
      <section>
        <h2>{t('lookFirst')}</h2>
        <ul className={css.links}>
          {ANSWERS[type].map(([word, path]) => (
            <li key={word}>
              <Link to={path}>
                {t(word)}
                <Icon name="chevronRight" size={14} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {hasLatest && data && data.total > 0 && (
        <section>
          <h2>
            {t('latest')}
            <button type="button" onClick={() => onOpen(null)}>
              {t('all', { count: data.total })}
            </button>
          </h2>
          <ul className={css.latest}>
            {data.records.map((one) => (
              <li key={one.id} data-unread={one.unread || undefined}>
                <button type="button" onClick={() => onOpen(one.id)}>
                  <span>
                    {one.unread && <i role="img" aria-label={t('unread')} />}
                    <b>{one.typeName}</b>
                    <StatusTag tone={one.status === 'answered' ? 'good' : 'wait'}>
                      {t(`status_${one.status}`)}
                    </StatusTag>
                  </span>
                  <span className={css.excerpt}>{one.content}</span>
                  <time>{shortDateTimeText(one.updatedAt)}</time>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('next')}</h2>
        <ol className={css.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
        <Button
          variant="default"
          size="sm"
          leftSection={<Icon name="headset" size={16} />}
          onClick={() => bus.emit('openSupport')}
        >
          {t('support')}
        </Button>
      </section>
    </aside>
  )
}
