import { Button, Group, NativeSelect, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act, download, lookText } from '../control.ts'
import { useScreen } from '../screen.ts'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { goToWorld, world } from '../world.ts'
import { Detail } from './Detail.tsx'
import { Rows } from './Rows.tsx'
import { CLASSES, fits } from './row.ts'
import { useJournal } from './useJournal.ts'
import classes from './Rows.module.css'

const COPIED_MS = 2_000

/** Each call of this world as it is answered. */
export const JournalScreen = () => {
  const { rows, isLive, error, clear } = useJournal()
  const trace = useLook('/trace')
  const [, asked] = useScreen()
  const [wanted, setWanted] = useState({ path: asked, member: '', code: '', kind: '' })
  const [chosen, setChosen] = useState<number>()
  const [said, setSaid] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const { run, error: refused } = useAct()
  const shown = rows.filter((row) => fits(row, wanted))
  const set = (name: keyof typeof wanted, value: string) =>
    setWanted((before) => ({ ...before, [name]: value }))
  const filter = (name: keyof typeof wanted, label: string, width: number) => (
    <TextInput
      aria-label={`按${label}筛选`}
      placeholder={label}
      w={width}
      value={wanted[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  )
  const setTrace = (on: boolean) => void run(() => act('POST', '/trace', { on }))
  /** What is undone can't be shown any more: its detail closes first. */
  const rewind = (id: number, fork?: string) => {
    setChosen(undefined)
    void run(async () => {
      const body = fork === undefined ? {} : { fork }
      const { rewound_to, replayed, ms } = await act('POST', `/journal/${id}/rewind`, body)
      if (fork !== undefined) goToWorld(fork)
      setSaid(`已回到 #${rewound_to} 之前：重放 ${replayed} 个事件，${ms} ms`)
    })
  }
  const copyTest = () =>
    void run(async () => {
      if (!isSecureContext) throw new Error('浏览器只允许在本机或 https 页面复制：请到“快照与胶囊”查看')
      await navigator.clipboard.writeText(await lookText('/capsule?as=playwright'))
      setCopied(true)
      setTimeout(() => setCopied(false), COPIED_MS)
    })
  return (
    <Part
      title="日志"
      tools={
        <>
          <Tag tone={isLive ? 'good' : 'bad'}>{isLive ? '实时' : '已断开，正在重连'}</Tag>
          <Switch
            label="追踪因果"
            checked={trace.data?.on ?? false}
            onChange={(event) => setTrace(event.currentTarget.checked)}
          />
          <Button
            variant="default"
            title="起点快照与此后的全部调用；含会话令牌与验证码"
            onClick={() => void run(() => download('/capsule', `${world}.capsule.json`))}
          >
            下载胶囊
          </Button>
          <Button variant="default" onClick={copyTest}>
            {isCopied ? '已复制' : '复制为 Playwright 测试'}
          </Button>
        </>
      }
    >
      <Group gap="xs">
        {filter('path', '路径或体育方法', 200)}
        {filter('member', '成员', 100)}
        {filter('code', '状态码', 80)}
        <NativeSelect
          aria-label="按类别筛选"
          data={CLASSES}
          value={wanted.kind}
          onChange={(event) => set('kind', event.currentTarget.value)}
        />
        <Text size="xs" c="dimmed">
          {shown.length} / {rows.length} 条
        </Text>
        <Button variant="default" onClick={clear}>
          清屏
        </Button>
      </Group>
      {said && (
        <Text size="sm" role="status" c="var(--good)">
          {said}
        </Text>
      )}
      <Told error={error ?? refused} />
      <div className={classes.split} data-open={chosen !== undefined || undefined}>
        <Rows rows={shown} chosen={chosen} onChoose={setChosen} />
        {chosen !== undefined && (
          <Detail
            key={chosen}
            id={chosen}
            isTracing={trace.data?.on ?? false}
            onTrace={() => setTrace(true)}
            onOpen={setChosen}
            onRewind={(fork) => rewind(chosen, fork)}
            onClose={() => setChosen(undefined)}
          />
        )}
      </div>
    </Part>
  )
}
