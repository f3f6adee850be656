import { Group, Progress, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useScreen } from '../screen.ts'
import { Find } from '../ui/Find.tsx'
import { Part } from '../ui/Part.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { type Chosen, Heat } from './Heat.tsx'
import { PairDetail } from './PairDetail.tsx'
import { type Which, isWanted } from './pair.ts'
import classes from './Heat.module.css'

const EVERY_MS = 3_000
const WHICH: { value: Which; label: string }[] = [
  { value: 'all', label: '全部' },
  { value: 'missing', label: '未覆盖' },
  { value: 'natural', label: '自然' },
  { value: 'forced', label: '强制' },
  { value: 'undeclared', label: '未声明' },
]
const LEGEND = [
  ['none', '未覆盖'],
  ['natural', '自然发生'],
  ['forced', '强制'],
  ['both', '两者都有'],
  ['undeclared', '未声明'],
] as const
const PERCENT = 100

/** Every pair of endpoint and code of the contract: which of them this world has served, and why. */
export const CoverageScreen = () => {
  const { data, error } = useLook('/coverage', EVERY_MS)
  const [, asked] = useScreen()
  const [typed, setTyped] = useState(asked)
  const [which, setWhich] = useState<Which>('all')
  const [chosen, setChosen] = useState<Chosen>()
  if (!data) return <Waiting error={error} />
  const share = (data.covered / data.declared) * PERCENT
  const endpoints = data.endpoints
    .filter(({ id, path }) => `${id} ${path}`.toLowerCase().includes(typed.toLowerCase()))
    .map((endpoint) => ({ ...endpoint, codes: endpoint.codes.filter((pair) => isWanted(pair, which)) }))
    .filter(({ codes }) => codes.length > 0)
  const endpoint = data.endpoints.find(({ id }) => id === chosen?.id)
  const pair = endpoint?.codes.find(({ code }) => code === chosen?.code)
  return (
    <Part
      title="覆盖率"
      hint="契约中的每一对（接口，状态码）：在这个世界里发生过几次，是自然发生还是强制。点一格，可以在下一次调用时强制它。"
      tools={
        <>
          <Find label="查找接口" among="接口或路径" w={160} value={typed} onFind={setTyped} />
          <SegmentedControl
            aria-label="哪些"
            data={WHICH}
            value={which}
            onChange={(value) => setWhich(value as Which)}
          />
        </>
      }
    >
      <Group gap="md">
        <Text fz={22} fw={700} ff="monospace">
          {data.covered} / {data.declared}
        </Text>
        <Progress value={share} flex={1} miw={160} aria-label="已覆盖的比例" color="teal" />
        <Text size="sm" c="dimmed">
          {share.toFixed(1)}% · 共服务 {data.served} 次
        </Text>
      </Group>
      <Group gap="md">
        {LEGEND.map(([state, label]) => (
          <span key={state} className={classes.legend}>
            <i className={classes.dot} data-state={state} aria-hidden />
            {label}
          </span>
        ))}
      </Group>
      {endpoint && pair && (
        <PairDetail endpoint={endpoint} pair={pair} onClose={() => setChosen(undefined)} />
      )}
      <Stack gap={0}>
        <Heat endpoints={endpoints} chosen={chosen} onChoose={setChosen} />
      </Stack>
    </Part>
  )
}
