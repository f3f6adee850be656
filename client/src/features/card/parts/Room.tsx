import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { reasonOf } from '../../../api/failure.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useCardText } from '../../../i18n/card.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { type AccountKind, useAccountsQuery, useAddableQuery } from '../card.api.ts'

type Addable = NonNullable<ReturnType<typeof useAddableQuery>['data']>
interface Props {
  kind: AccountKind
  /** The form, while there is room for one more. */
  children: (more: { holder: string; banks: Addable['banks']; left: number }) => ReactNode
}

/** Whether one more account of a kind fits: the form, or why not and what to do about it. */
export const Room = ({ kind, children }: Props) => {
  const t = useCardText()
  const addable = useAddableQuery()
  const accounts = useAccountsQuery()
  const room = addable.data?.kinds.find((each) => each.kind === kind)
  const error = addable.error ?? accounts.error
  // What has been typed stays: the form is only put aside while there is nothing to fill it for.
  if (error !== undefined && !(room && accounts.data))
    return (
      <LoadFailed
        title={t('roomFailed')}
        reason={reasonOf(error)}
        isBusy={addable.isFetching || accounts.isFetching}
        onRetry={() => {
          void addable.refetch()
          void accounts.refetch()
        }}
      />
    )
  if (!room || !accounts.data) return <SkeletonRows rows={4} height={56} />
  if (!room.canAdd)
    return (
      <EmptyState
        art={<EmptyArt variant="noData" />}
        title={t('full')}
        hint={room.reason}
        action={
          <Button component={Link} to={to('accountManage', { id: kind })}>
            {t('manage')}
          </Button>
        }
      />
    )
  return children({
    holder: accounts.data.realName,
    banks: addable.data?.banks ?? [],
    left: room.max - room.used,
  })
}
