import { isWorldName } from '@app/contract/control/worldName'
import type { Repeated } from '@app/contract/control/time'
import { Button, Group, NumberInput, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Sure } from '../ui/Sure.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { world } from '../world.ts'
import { RepeatedShown } from './RepeatedShown.tsx'

const MOST_TIMES = 100

interface AgainProps {
  id: number
  isCall: boolean
  onOpen: (id: number) => void
  /** Into a world of this name, or here. */
  onRewind: (fork?: string) => void
}

/** Replays a call, taps it many times, or goes back to before it, here or in a fork. */
export const Again = ({ id, isCall, onOpen, onRewind }: AgainProps) => {
  const { run, isBusy, error } = useAct()
  const [fork, setFork] = useState('')
  const [times, setTimes] = useState<string | number>(2)
  const [concurrent, setConcurrent] = useState(true)
  const [sameRequestId, setSame] = useState(true)
  const [repeated, setRepeated] = useState<Repeated>()
  const repeat = (body: object) =>
    void run(async () => setRepeated(await act('POST', `/journal/${id}/repeat`, body)))
  return (
    <Stack gap="xs">
      {isCall && (
        <Group gap="xs">
          <Button disabled={isBusy} onClick={() => repeat({ times: 1, sameRequestId: false })}>
            重放
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => repeat({ times: Number(times) || 2, concurrent, sameRequestId })}
          >
            连点
          </Button>
          <NumberInput
            aria-label="连点次数"
            value={times}
            onChange={setTimes}
            min={1}
            max={MOST_TIMES}
            w={64}
            suffix=" 次"
          />
          <Switch
            label="同时"
            checked={concurrent}
            onChange={(e) => setConcurrent(e.currentTarget.checked)}
          />
          <Switch
            label="同一请求号"
            checked={sameRequestId}
            onChange={(e) => setSame(e.currentTarget.checked)}
          />
        </Group>
      )}
      <Group gap="xs">
        <Sure
          label="回到此前"
          question={`${world} 会回到第 ${id} 条之前的那一刻，此后的调用与变化都会撤销。`}
          disabled={isBusy}
          onSure={() => onRewind()}
        />
        <TextInput
          aria-label="分支世界的名称"
          placeholder={`${world}--2`}
          value={fork}
          w={120}
          onChange={(event) => setFork(event.currentTarget.value)}
        />
        <Button variant="default" disabled={isBusy || !isWorldName(fork)} onClick={() => onRewind(fork)}>
          在分支中回到此前
        </Button>
      </Group>
      {repeated && <RepeatedShown repeated={repeated} onOpen={onOpen} />}
      <Told error={error} />
    </Stack>
  )
}
