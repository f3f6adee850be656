import type { LedgerAccount } from '@app/contract/control/money'
import { Button, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { Find } from '../ui/Find.tsx'
import { type Column, Listing } from '../ui/Listing.tsx'
import { yuan } from '../ui/money.ts'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { kindText, ownerText } from './kinds.ts'

const SHOWN = 100
const WHICH = [
  { value: 'moved', label: '有余额' },
  { value: 'all', label: '全部账户' },
  { value: 'drift', label: '有偏差' },
]

interface AccountsProps {
  accounts: readonly LedgerAccount[]
  chosen: LedgerAccount | undefined
  onChoose: (account: LedgerAccount) => void
}

/** All accounts, found by owner, kind or code. */
export const Accounts = ({ accounts, chosen, onChoose }: AccountsProps) => {
  const [typed, setTyped] = useState('')
  const [which, setWhich] = useState('moved')
  const found = accounts.filter(
    (one) =>
      `${ownerText(one.member)} ${kindText(one)} ${one.currency}`
        .toLowerCase()
        .includes(typed.toLowerCase()) &&
      (which === 'all' || (which === 'drift' ? one.drift_cents !== 0 : one.balance_cents !== 0)),
  )
  const columns: Column<LedgerAccount>[] = [
    { title: '所有者', cell: ({ member }) => <b>{ownerText(member)}</b> },
    { title: '账户', cell: (one) => kindText(one) },
    {
      title: '余额',
      align: 'right',
      cell: (one) => `${yuan(one.balance_cents)}${one.currency === 'CNY' ? '' : ` ${one.currency}`}`,
    },
    {
      title: '偏差',
      align: 'right',
      cell: ({ drift_cents }) => (drift_cents === 0 ? '0' : <Tag tone="bad">{yuan(drift_cents, true)}</Tag>),
    },
    {
      title: '分录',
      align: 'right',
      cell: (one) => (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={`${one.postings} 条分录：${ownerText(one.member)} ${kindText(one)} ${one.currency}`}
          onClick={() => onChoose(one)}
        >
          {one.postings}
        </Button>
      ),
    },
  ]
  return (
    <Part
      title="账户"
      tools={
        <>
          <Find label="查找账户" among="成员、账户、场馆代码" w={170} value={typed} onFind={setTyped} />
          <NativeSelect
            aria-label="哪些账户"
            data={WHICH}
            value={which}
            onChange={(event) => setWhich(event.currentTarget.value)}
          />
        </>
      }
    >
      <Listing
        label="账户"
        columns={columns}
        rows={found.slice(0, SHOWN)}
        keyOf={({ id }) => id}
        empty={which === 'drift' ? '没有偏差：每个余额都等于它的分录之和' : '没有符合的账户'}
        isMarked={({ id }) => id === chosen?.id}
      />
      <Text size="xs" c="dimmed">
        {found.length > SHOWN ? `显示前 ${SHOWN} 个，共 ${found.length} 个` : `${found.length} 个`}
      </Text>
    </Part>
  )
}
