import type { LedgerAccount, LedgerMovement } from '@app/contract/control/money'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { queryOf } from '../query.ts'
import { timeText } from '../time.ts'
import { Find } from '../ui/Find.tsx'
import { yuan } from '../ui/money.ts'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { kindText, noteText, ownerText, verbText } from './kinds.ts'
import classes from './Movements.module.css'

const EVERY_MS = 3_000
const FIRST = 20
const MOST = 500

const Movement = ({ movement }: { movement: LedgerMovement }) => (
  <article className={classes.movement} aria-label={`变动 ${movement.id}`}>
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <Text size="sm" fw={600}>
        {verbText(movement.verb)}
        {movement.note && ` · ${noteText(movement.note)}`}
      </Text>
      <Text size="xs" c="dimmed">
        #{movement.id} · {timeText(movement.at)}
      </Text>
    </Group>
    {movement.ref && <Mono c="dimmed">{movement.ref}</Mono>}
    {movement.postings.map((posting) => (
      <div key={`${posting.account} ${posting.cents}`} className={classes.posting}>
        <span>
          {ownerText(posting.member)} · {kindText(posting)}
        </span>
        <span data-tone={posting.cents < 0 ? 'bad' : 'good'}>{yuan(posting.cents, true)}</span>
        <span>余 {yuan(posting.balance_after)}</span>
      </div>
    ))}
  </article>
)

/** Movements, newest first, whole: of all, or of one account. */
export const Movements = ({ account, onAll }: { account: LedgerAccount | undefined; onAll: () => void }) => {
  const [text, setText] = useState('')
  const [limit, setLimit] = useState(FIRST)
  const path = `/ledger/movements${queryOf({ account: account?.id, text: text.trim(), limit })}` as const
  const { data, error } = useLook(path, EVERY_MS)
  return (
    <Part
      title={account ? `分录：${ownerText(account.member)} · ${kindText(account)}` : '最近的变动'}
      tools={
        <>
          {account && (
            <Button variant="default" onClick={onAll}>
              全部变动
            </Button>
          )}
          <Find label="查找变动" among="订单号、注单号、动词" w={170} value={text} onFind={setText} />
        </>
      }
    >
      {!data && <Waiting error={error} />}
      <Stack gap={6}>
        {data?.movements.map((movement) => (
          <Movement key={movement.id} movement={movement} />
        ))}
      </Stack>
      {data?.movements.length === 0 && (
        <Text size="sm" c="dimmed">
          没有符合的变动
        </Text>
      )}
      {data && data.movements.length >= limit && limit < MOST && (
        <Button variant="default" onClick={() => setLimit(Math.min(MOST, limit * 2))}>
          更早的变动
        </Button>
      )}
    </Part>
  )
}
