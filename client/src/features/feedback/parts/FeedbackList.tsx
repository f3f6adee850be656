import { Button, Checkbox, Group } from '@mantine/core'
import type { Feedback } from '@app/contract/feedback/feedbackItem'
import { useState } from 'react'
import { shownOf, standingOf } from '../../../api/standing.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useFeedbackText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { Pages } from '../../../ui/Pages/Pages.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { useMarked } from '../../../ui/useMarked.ts'
import { useFeedbackListQuery, useRemoveFeedbackMutation } from '../feedback.api.ts'
import css from '../feedback.module.css'
import { FeedbackDialog } from './FeedbackDialog.tsx'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

const PAGE_SIZE = 10
/** U-MSG-02: answers come after half a minute; the list looks for them as often as this. */
const EVERY_MS = 5_000
const STATES = ['new', 'answered'] as const

interface Props {
  /** Of the open one, null for none. */
  openedId: string | null
  onOpen: (id: string | null) => void
  onWrite: () => void
}

/** What was written and what was answered; the address says which one is open. */
export const FeedbackList = ({ openedId, onOpen, onWrite }: Props) => {
  const t = useFeedbackText()
  const [status, setStatus] = useState<Feedback['status'] | ''>('')
  const [pageNum, setPageNum] = useState(1)
  const [isWaiting, setWaiting] = useState(false)
  const query = useFeedbackListQuery(
    { ...(status ? { status } : {}), pageNum, pageSize: PAGE_SIZE },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isWaiting ? EVERY_MS : 0,
      skipPollingIfUnfocused: true,
    },
  )
  const { isFetching } = query
  const data = shownOf(query)
  const [remove, removing] = useRemoveFeedbackMutation()
  const records = data?.records ?? []
  const hasNew = records.some((one) => one.status === 'new')
  if (data && hasNew !== isWaiting) setWaiting(hasNew)
  const { marked, mark, markAll } = useMarked(records.map(({ id }) => id))
  const removeAll = (ids: readonly string[]) =>
    bus.emit('showDialog', {
      title: t('removeTitle'),
      msg: t('removeAsk', { count: ids.length }),
      isShowCancel: true,
      isLoss: true,
      sureText: t('remove'),
      onSure: () => {
        onOpen(null)
        void remove({ ids: [...ids] })
          .unwrap()
          .then(
            () => {
              markAll(false)
              setPageNum(1)
              bus.emit('toast', { kind: 'success', message: t('removed') })
            },
            () => undefined,
          )
      },
    })
  return (
    <>
      <Group justify="space-between" align="stretch" gap={12} mb={8}>
        <FilterSelect
          label={t('status')}
          any={t('anyStatus')}
          value={status}
          choices={STATES.map((value) => ({ value, label: t(`status_${value}`) }))}
          onChange={(next) => {
            setStatus(next)
            setPageNum(1)
          }}
        />
        <CallButton
          variant="light"
          color="red"
          disabled={marked.length === 0}
          loading={removing.isLoading}
          onClick={() => removeAll(marked)}
        >
          {t('removeChosen', { count: marked.length })}
        </CallButton>
      </Group>
      <Missing of={standingOf(query)} failed={t('loadFailed')} rows={4} height={76} />
      {data?.total === 0 && (
        <EmptyState
          art={<EmptyArt variant="noMessages" />}
          title={t('none')}
          hint={t('noneHint')}
          action={<Button onClick={onWrite}>{t('write')}</Button>}
        />
      )}
      <ul className={css.list} tabIndex={-1} aria-label={t('list')} aria-busy={isFetching}>
        {records.map((one) => (
          <li key={one.id} data-unread={one.unread || undefined}>
            <Checkbox
              aria-label={t('choose', { content: one.content.slice(0, 20) })}
              checked={marked.includes(one.id)}
              onChange={(event) => mark(one.id, event.currentTarget.checked)}
            />
            <button type="button" onClick={() => onOpen(one.id)}>
              <span className={css.line}>
                {one.unread && <i role="img" aria-label={t('unread')} />}
                <b>{one.typeName}</b>
                <StatusTag tone={one.status === 'answered' ? 'good' : 'wait'}>
                  {t(`status_${one.status}`)}
                </StatusTag>
                <time>{shortDateTimeText(one.updatedAt)}</time>
              </span>
              <span className={css.excerpt}>{one.content}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && data.total > 0 && (
        <Pages pageNum={pageNum} pageSize={PAGE_SIZE} total={data.total} onChange={setPageNum} />
      )}
      <FeedbackDialog
        id={openedId}
        everyMs={EVERY_MS}
        onClose={() => onOpen(null)}
        onRemove={(id) => removeAll([id])}
      />
    </>
  )
}
