import { Button, Group, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { isDrawer, wish } from '../page.ts'
import { Part } from '../ui/Part.tsx'
import { timeText } from '../time.ts'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

const EVERY_MS = 1_000
const STEPS = [
  ['10 秒', 10],
  ['1 分钟', 60],
  ['15 分钟', 900],
  ['2 小时', 7_200],
  ['1 天', 86_400],
  ['1 周', 604_800],
] as const
const FASTEST = 3_600

/** The time of the world: on, faster, standing still. What is due on the way is played. */
export const ClockScreen = () => {
  const { data, error } = useLook('/clock', EVERY_MS)
  const { run, isBusy, error: refused } = useAct()
  const [rate, setRate] = useState<string | number>(1)
  const [ran, setRan] = useState<number>()
  const change = (body: object) =>
    void run(async () => {
      const turned = await act('POST', '/clock', body)
      setRan(turned.ran)
      if (isDrawer) wish({ do: 'follow', now: turned.now })
    })
  if (!data) return <Waiting error={error} />
  return (
    <Part
      title="时钟"
      hint="验证码、订单、比赛、会话都看这个时钟。快进时，途中到期的任务按顺序全部执行；时间只能向前，回到过去用快照或日志的“回到此前”。"
    >
      <Stack gap="sm">
        <Text fz={{ base: 24, xs: 34 }} fw={700} ff="monospace" lh={1.2}>
          {timeText(data.now)}
        </Text>
        <Text size="sm">
          GMT+8 · 速度 {data.rate} 倍{data.frozen && ' · 已停住'}
          {ran !== undefined && ` · 上次推进执行了 ${ran} 项任务`}
        </Text>
        <Group gap="xs">
          {STEPS.map(([label, seconds]) => (
            <Button
              key={seconds}
              variant="default"
              disabled={isBusy}
              onClick={() => change({ advance_s: seconds })}
            >
              快进 {label}
            </Button>
          ))}
        </Group>
        <Group align="end" gap="xs">
          <NumberInput label="速度（倍）" value={rate} onChange={setRate} min={0} max={FASTEST} w={110} />
          <Button variant="default" disabled={isBusy} onClick={() => change({ rate: Number(rate) })}>
            设定速度
          </Button>
          <Switch
            label="停住"
            checked={data.frozen}
            onChange={(event) => change({ frozen: event.currentTarget.checked })}
          />
        </Group>
        <Told error={refused} />
      </Stack>
    </Part>
  )
}
