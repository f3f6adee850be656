import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Repeated, Rewound } from '@app/mock-server/testing/shapes'
import { act } from '../control.ts'
import { Told } from '../Told.tsx'
import { useAct } from '../useAct.ts'
import { goToWorld, isWorldName } from '../world.ts'

/** Replays a call, taps it twice, or goes back to before it. */
export const Again = ({ id, isCall }: { id: number; isCall: boolean }) => {
  const { run, isBusy, error } = useAct()
  const [fork, setFork] = useState('')
  const [said, setSaid] = useState<string>()
  const repeat = (body: object) =>
    void run(async () => {
      const { answers, distinct, ledger } = await act<Repeated>('POST', `/journal/${id}/repeat`, body)
      const codes = answers.map(({ status_code, http }) => status_code ?? http).join('、')
      setSaid(
        `回答 ${codes}，${distinct === 1 ? '全部相同' : `${distinct} 种`}；账目${ledger.balanced ? '平衡' : '不平衡'}`,
      )
    })
  const rewind = (body: { fork?: string }) =>
    void run(async () => {
      const done = await act<Rewound>('POST', `/journal/${id}/rewind`, body)
      setSaid(`已回到 #${id} 之前（${done.name}，重放 ${done.replayed} 次，${done.ms} ms）`)
      if (body.fork !== undefined) goToWorld(body.fork)
    })
  return (
    <Stack gap="xs">
      <Group gap="xs">
        {isCall && (
          <>
            <Button disabled={isBusy} onClick={() => repeat({ times: 1, sameRequestId: false })}>
              重放
            </Button>
            <Button variant="default" disabled={isBusy} onClick={() => repeat({ times: 2 })}>
              双击（同一请求号）
            </Button>
          </>
        )}
        <Button variant="default" disabled={isBusy} onClick={() => rewind({})}>
          回到此前
        </Button>
        <TextInput
          aria-label="分支世界的名称"
          placeholder="分支世界名"
          value={fork}
          w={120}
          onChange={(event) => setFork(event.currentTarget.value)}
        />
        <Button variant="default" disabled={isBusy || !isWorldName(fork)} onClick={() => rewind({ fork })}>
          在分支中回到此前
        </Button>
      </Group>
      {said && (
        <Text size="sm" role="status">
          {said}
        </Text>
      )}
      <Told error={error} />
    </Stack>
  )
}
