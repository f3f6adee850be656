import type { Difference, DifferenceKind, Dual, Incident } from '@app/contract/control/dual'
import { Button, Code, Group, MultiSelect, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { useScreen } from '../screen.ts'
import { timeText } from '../time.ts'
import { Find } from '../ui/Find.tsx'
import { type Column, Listing } from '../ui/Listing.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { KeptScenes } from './KeptScenes.tsx'
import { APART_TEXT, KIND_TEXT, toneOf, written } from './kinds.ts'
import { Sides } from './Sides.tsx'
import classes from './DualScreen.module.css'

const EVERY_MS = 3_000
const LONGEST = 120
const KINDS = Object.entries(KIND_TEXT).map(([value, label]) => ({ value, label }))
const buttonOf = (id: number) => `sides-${id}`
const shortly = (value: unknown) => {
  const text = written(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

const INCIDENT_COLUMNS: Column<Incident>[] = [
  { title: '最近', cell: ({ last }) => timeText(last) },
  { title: '发生了什么', cell: ({ text }) => text },
  { title: '调用', cell: ({ call }) => <Mono>{call}</Mono> },
  { title: '次数', cell: ({ count }) => count, align: 'right' },
  { title: '细节', cell: ({ detail }) => <Mono>{detail}</Mono>, isMinor: true },
]

const Numbers = ({ data }: { data: Dual }) => {
  const apart = Object.entries(data.apart).map(([why, count]) => `${APART_TEXT[why] ?? why} ${count}`)
  return (
    <Stack gap={2}>
      <Text size="sm">
        转发到 <Mono fw={700}>{data.upstream ?? ''}</Mono>：调用 {data.calls} 次，消息 {data.frames}{' '}
        条；完整对照 {data.compared} 次{apart.length > 0 && `，只核对契约：${apart.join('、')}`}。
      </Text>
      <Text size="xs" c="dimmed">
        已学到 {data.volatile} 处各说各话的字段；等待对照 {data.waiting}，因来不及而略过 {data.skipped}。
      </Text>
    </Stack>
  )
}

const None = () => (
  <Stack gap="xs">
    <Text size="sm">
      没有真实后端站在前面。这样启动之后，玩家的每次调用都由真实后端回答，模拟后端在影子世界里答同一次调用，这里列出两边的差异：
    </Text>
    <Code block>PROXY=https://backend.example npm start</Code>
  </Stack>
)

/** Where the real backend and the mock answer otherwise, by call and path of the contract. */
export const DualScreen = () => {
  const [isMasked, setMasked] = useState(true)
  const { data, error } = useLook(`/dual?masked=${isMasked}`, EVERY_MS)
  const [, asked] = useScreen()
  const [typed, setTyped] = useState(asked)
  const [kinds, setKinds] = useState<DifferenceKind[]>([])
  const [chosen, setChosen] = useState<number>()
  const { run, isBusy, error: refused } = useAct()
  // Back to where it was opened: the row may be far down.
  const close = () => {
    if (chosen !== undefined) document.getElementById(buttonOf(chosen))?.focus()
    setChosen(undefined)
  }
  if (!data) return <Waiting error={error} />
  const isOn = data.upstream !== null
  const rows = data.differences
    .filter(
      ({ call, path, kind }) =>
        `${call} ${path}`.toLowerCase().includes(typed.toLowerCase()) &&
        (kinds.length === 0 || kinds.includes(kind)),
    )
    .toSorted((a, b) => a.call.localeCompare(b.call) || a.path.localeCompare(b.path))
  const columns: Column<Difference>[] = [
    { title: '调用', cell: ({ call }) => <Mono fw={700}>{call}</Mono> },
    { title: '类别', cell: ({ kind }) => <Tag tone={toneOf(kind)}>{KIND_TEXT[kind]}</Tag> },
    {
      title: '位置',
      cell: ({ path, why }) => (
        <div>
          <Mono>{path}</Mono>
          {why !== undefined && (
            <Text size="xs" c="dimmed">
              {why}
            </Text>
          )}
        </div>
      ),
    },
    { title: '真实后端', cell: ({ real }) => <Mono className={classes.value}>{shortly(real)}</Mono> },
    { title: '模拟后端', cell: ({ mock }) => <Mono className={classes.value}>{shortly(mock)}</Mono> },
    { title: '次数', cell: ({ count }) => count, align: 'right' },
    {
      title: '两边',
      cell: ({ id, call, path }) => (
        <Button
          id={buttonOf(id)}
          size="compact-xs"
          variant="default"
          aria-label={`并排看 ${call} ${path}`}
          onClick={() => setChosen(id)}
        >
          并排
        </Button>
      ),
    },
  ]
  return (
    <Stack>
      <Part
        title="对照"
        hint="真实后端的回答与契约、与模拟后端的差异，按调用与契约路径归类。编号、时间、令牌与各自的数据从几个不同种子的世界学得，不算差异。"
        tools={
          isOn && (
            <>
              <Find label="查找调用或路径" among="调用或路径" w={160} value={typed} onFind={setTyped} />
              <MultiSelect
                aria-label="类别"
                placeholder={kinds.length === 0 ? '全部类别' : undefined}
                w={160}
                data={KINDS}
                value={kinds}
                onChange={(value) => setKinds(value as DifferenceKind[])}
              />
              <Switch
                label="遮盖个人信息"
                checked={isMasked}
                onChange={(event) => setMasked(event.currentTarget.checked)}
              />
              <Button
                variant="default"
                disabled={isBusy}
                onClick={() => void run(() => act('POST', '/dual/clear', {}))}
              >
                清空
              </Button>
            </>
          )
        }
      >
        {isOn ? <Numbers data={data} /> : <None />}
        <Told error={refused ?? error} />
        {chosen !== undefined && <Sides key={`${chosen}`} id={chosen} isMasked={isMasked} onClose={close} />}
        {isOn && (
          <Listing
            label="差异"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            isMarked={({ id }) => id === chosen}
            empty={data.calls === 0 ? '还没有调用。打开站点，像玩家一样走一遍。' : '没有差异。'}
          />
        )}
      </Part>
      {data.incidents.length > 0 && (
        <Part
          title="途中"
          hint="连接、超时、证书、跳转：玩家那时看到的是站点平常的提示，或真实后端自己的回答。"
        >
          <Group gap="xs">
            <Listing
              label="途中的事件"
              columns={INCIDENT_COLUMNS}
              rows={data.incidents}
              keyOf={({ incident, call }) => `${incident} ${call}`}
              empty="没有"
            />
          </Group>
        </Part>
      )}
      <KeptScenes kept={data.kept} isOn={isOn} />
    </Stack>
  )
}
