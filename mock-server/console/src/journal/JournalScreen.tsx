import { Badge, Button, Grid, Group, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act, download } from '../control.ts'
import { Part } from '../Part.tsx'
import { Told } from '../Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { world } from '../world.ts'
import { Detail } from './Detail.tsx'
import { Rows } from './Rows.tsx'
import { fits } from './row.ts'
import { useJournal } from './useJournal.ts'

/** Each call of this world as it is answered. */
export const JournalScreen = () => {
  const { rows, isLive, error, clear } = useJournal()
  const trace = useLook<{ on: boolean }>('/trace')
  const [wanted, setWanted] = useState({ path: '', member: '', code: '' })
  const [chosen, setChosen] = useState<number>()
  const { run, error: refused } = useAct()
  const shown = rows.filter((row) => fits(row, wanted))
  const filter = (name: keyof typeof wanted, label: string, width: number) => (
    <TextInput
      aria-label={`按${label}筛选`}
      placeholder={label}
      w={width}
      value={wanted[name]}
      onChange={({ currentTarget: { value } }) => setWanted((before) => ({ ...before, [name]: value }))}
    />
  )
  return (
    <Part
      title="日志"
      tools={
        <Group gap="xs">
          <Badge variant="outline" color={isLive ? 'teal' : 'red'} c="var(--mantine-color-text)">
            {isLive ? '实时' : '已断开，正在重连'}
          </Badge>
          <Switch
            label="追踪因果"
            checked={trace.data?.on ?? false}
            onChange={({ currentTarget: { checked } }) =>
              void run(() => act('POST', '/trace', { on: checked }))
            }
          />
          <Button
            variant="default"
            onClick={() => void run(() => download('/capsule', `${world}.capsule.json`))}
          >
            下载胶囊
          </Button>
          <Button
            variant="default"
            onClick={() => void run(() => download('/capsule?as=playwright', `${world}.spec.ts`))}
          >
            下载为测试
          </Button>
        </Group>
      }
    >
      <Group gap="xs">
        {filter('path', '路径', 220)}
        {filter('member', '成员', 110)}
        {filter('code', '状态码', 90)}
        <Text size="sm">
          {shown.length} / {rows.length} 条
        </Text>
        <Button variant="default" onClick={clear}>
          清屏
        </Button>
      </Group>
      <Told error={error ?? refused} />
      <Grid>
        <Grid.Col span={{ base: 12, lg: chosen === undefined ? 12 : 6 }}>
          <Rows rows={shown} chosen={chosen} onChoose={setChosen} />
        </Grid.Col>
        {chosen !== undefined && (
          <Grid.Col span={{ base: 12, lg: 6 }}>
            <Detail key={chosen} id={chosen} onClose={() => setChosen(undefined)} />
          </Grid.Col>
        )}
      </Grid>
    </Part>
  )
}
