import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useCardText } from '../../../i18n/card.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
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
  if (addable.isError || accounts.isError)
    return (
      <EmptyState
        art={<EmptyArt variant="offline" />}
        title={t('loadFailed')}
        action={
          <Button
            onClick={() => {
              void addable.refetch()
              void accounts.refetch()
            }}
          >
            {t('retry')}
          </Button>
        }
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
