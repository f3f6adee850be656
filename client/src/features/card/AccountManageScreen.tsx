import { Button, Stack } from '@mantine/core'
import { Link, useParams } from 'react-router-dom'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { useCardText } from './text.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { type AccountBook, type AccountKind, useAccountsQuery } from './card.api.ts'
import { ViewLinks } from '../../ui/Views/Views.tsx'
import { AccountList } from './parts/AccountList.tsx'

const KINDS: readonly AccountKind[] = ['bank', 'alipay', 'coin']
const ADD: Record<AccountKind, string> = {
  bank: to('addBankCard'),
  alipay: to('alipayManage'),
  coin: to('virtualCoinCard'),
}

/** The address names a kind, or one account, which then is marked in the list of its kind (U-NAV-07). */
const kindOf = (id: string, book: AccountBook | undefined): AccountKind | undefined =>
  KINDS.find((kind) => kind === id || book?.[kind].some((account) => account.id === id))

/** The accounts that money can be paid to, by kind: usual one, deletion, one more. */
export const AccountManageScreen = () => {
  const t = useCardText()
  const { id = '' } = useParams()
  const { data: book } = useAccountsQuery()
  const kind = kindOf(id, book)
  if (!kind && book)
    return (
      <EmptyState
        isPage
        art={<EmptyArt variant="notFound" />}
        title={t('noAccount')}
        hint={t('noAccountHint')}
        action={
          <Button component={Link} to={to('accountManage', { id: 'bank' })}>
            {t('toCards')}
          </Button>
        }
      />
    )
  const shown = kind ?? 'bank'
  return (
    <>
      <PageHead
        title={t('manageTitle')}
        hint={t('manageHint')}
        actions={
          <Button component={Link} to={ADD[shown]}>
            {t(`add-${shown}`)}
          </Button>
        }
      />
      <Panel>
        <Stack gap={20}>
          <ViewLinks
            label={t('kinds')}
            links={KINDS.map((one) => ({
              to: to('accountManage', { id: one }),
              name: (
                <>
                  {t(`kind-${one}`)}
                  {book && (
                    <small>
                      {book[one].length}/{book.max[one]}
                    </small>
                  )}
                </>
              ),
              isCurrent: one === kind,
            }))}
          />
          <AccountList kind={shown} markedId={id} addPath={ADD[shown]} />
        </Stack>
      </Panel>
    </>
  )
}
