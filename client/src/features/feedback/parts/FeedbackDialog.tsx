import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api.ts'
import { reasonOf } from '../../../api/failure.ts'
import { isAbsent } from '../../../api/standing.ts'
import { useFeedbackText } from '../text.ts'
import { useOnScreen } from '../../../lib/device/onScreen.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { onHost } from '../../../lib/place.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useFeedbackInfoQuery } from '../feedback.api.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import css from '../feedback.module.css'

interface Props {
  id: string | null
  /** How often to look for an answer that is awaited. */
  everyMs: number
  onClose: () => void
  onRemove: (id: string) => void
}

/** A feedback as a talk: what was written with its pictures, and the answers; a new answer comes by itself. */
export const FeedbackDialog = ({ id, everyMs, onClose, onRemove }: Props) => {
  const t = useFeedbackText()
  const dispatch = useDispatch()
  const [isWaiting, setWaiting] = useState(false)
  const {
    currentData: info,
    error,
    isFetching,
    refetch,
  } = useFeedbackInfoQuery(
    { id: id ?? '' },
    {
      skip: id === null,
      refetchOnMountOrArgChange: true,
      pollingInterval: isWaiting ? everyMs : 0,
      skipPollingIfUnfocused: true,
    },
  )
  useOnScreen(id ?? '')
  const isNew = info?.status === 'new'
  if (isNew !== isWaiting) setWaiting(isNew)
  const state = info && `${info.id}:${info.updatedAt}`
  // It is no longer unread.
  useEffect(() => {
    if (state !== undefined) dispatch(api.util.invalidateTags(['FeedbackUnread']))
  }, [state, dispatch])
  return (
    <Dialog opened={id !== null} onClose={onClose} title={info?.typeName ?? t('list')} size="lg">
      {!info && isAbsent(error) && <EmptyState title={t('gone')} />}
      {error !== undefined && !isAbsent(error) && (
        <LoadFailed
          title={t('loadFailed')}
          reason={reasonOf(error)}
          isStale={info !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!info && error === undefined && <SkeletonRows rows={2} height={80} />}
      {info && (
        <div className={css.talk}>
          <article data-from="member">
            <header>
              {t('me')} <time>{dateTimeText(info.createdAt)}</time>
            </header>
            <p>{info.content}</p>
            {info.images.length > 0 && (
              <ul className={css.thumbs} aria-label={t('pictures')}>
                {info.images.map((url, at) => (
                  <li key={url}>
                    <a href={onHost(url)} target="_blank" rel="noreferrer">
                      <img src={url} alt={t('pictureNo', { number: at + 1 })} />
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {info.betId && <p className={css.about}>{t('aboutBet', { id: info.betId })}</p>}
            {info.depositOrderId && (
              <p className={css.about}>{t('aboutOrder', { id: info.depositOrderId })}</p>
            )}
          </article>
          {info.replies.map((reply) => (
            <article key={reply.id} data-from={reply.from}>
              <header>
                {reply.name} <time>{dateTimeText(reply.time)}</time>
              </header>
              <p>{reply.content}</p>
            </article>
          ))}
          {info.status === 'new' && (
            <p className={css.waiting} role="status">
              {t('waiting')}
            </p>
          )}
          <Group align="stretch" wrap="nowrap" gap={12}>
            {info.betId && (
              <Button component={Link} to={to('betRecord', { ticket: info.betId })} variant="default">
                {t('seeBets')}
              </Button>
            )}
            <Button variant="subtle" color="red" onClick={() => onRemove(info.id)}>
              {t('remove')}
            </Button>
          </Group>
        </div>
      )}
    </Dialog>
  )
}
