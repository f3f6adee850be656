import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { standingOf } from '../../../api/standing.ts'
import { EmptyArt } from '../../../art/EmptyArt.tsx'
import { useCardText } from '../text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { type Account, type AccountKind, useAccountsQuery } from '../card.api.ts'
import css from '../card.module.css'
import { AccountCard } from './AccountCard.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

interface Props {
  kind: AccountKind
  markedId?: string
  /** Where the first one is added, unless the form is on the page. */
  addPath?: string
}

/** The accounts of one kind, loading, missing, or a failure to try again. */
export const AccountList = ({ kind, markedId, addPath }: Props) => {
  const t = useCardText()
  const query = useAccountsQuery()
  const { data: book } = query
  const [leaving, setLeaving] = useState<Account>()
  if (!book) return <Missing of={standingOf(query)} failed={t('loadFailed')} rows={2} height={120} />
  const accounts = book[kind]
  return (
    <>
      {accounts.length === 0 && (
        <EmptyState
          art={<EmptyArt variant="noData" />}
          title={t(`none-${kind}`)}
          hint={t('noneHint')}
          {...(addPath && {
            action: (
              <Button component={Link} to={addPath}>
                {t(`add-${kind}`)}
              </Button>
            ),
          })}
        />
      )}
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <AccountCard
            key={account.id}
            account={account}
            isMarked={account.id === markedId}
            onDelete={() => setLeaving(account)}
          />
        ))}
      </ul>
      {leaving && <DeleteDialog account={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}
