import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { standingOf } from '../../../api/standing.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useCardText } from '../text.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { NotOffered } from '../../../ui/NotOffered/NotOffered.tsx'
import { type AccountKind, useAccountsQuery, useAddableQuery } from '../card.api.ts'

type Addable = NonNullable<ReturnType<typeof useAddableQuery>['data']>
interface Props {
  kind: AccountKind
  /** Whether there is anything to choose for it. */
  isOffered?: boolean
  /** The form, while there is room for one more. */
  children: (more: { holder: string; banks: Addable['banks']; left: number }) => ReactNode
}

/** Whether one more account of a kind fits: the form, or why not and what to do about it. */
export const Room = ({ kind, isOffered = true, children }: Props) => {
  const t = useCardText()
  const addable = useAddableQuery()
  const accounts = useAccountsQuery()
  const room = addable.data?.kinds.find((each) => each.kind === kind)
  // What has been typed stays: the form is only put aside while there is nothing to fill it for.
  const banks = addable.data?.banks ?? []
  if (addable.data && (!room || !isOffered || (kind === 'bank' && banks.length === 0)))
    return <NotOffered title={t('notOffered', { what: t(`add-${kind}`) })} />
  if (!room || !accounts.data)
    return <Missing of={standingOf(addable, accounts)} failed={t('roomFailed')} rows={4} height={56} />
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
    banks,
    left: room.max - room.used,
  })
}
