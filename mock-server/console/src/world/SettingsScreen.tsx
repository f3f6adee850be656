import { Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Part } from '../Part.tsx'
import { Told, Waiting } from '../Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

type Settings = Record<string, string | boolean | string[]>

const SWITCHES = [
  ['depositDisabled', '关闭存款'],
  ['editionDisabled', '关闭版本切换'],
  ['safeSwitch', '全程加密'],
  ['maintenance', '全站维护'],
  ['fundLocking', '资金锁定可用'],
  ['checkBlobs', '检查 tt 与 xx'],
] as const
const CHOICES = [
  ['captcha', '人机验证', { auto: '自动', picture: '图形', slider: '滑块', none: '不需要' }],
  ['gameOpenFlag', '游戏打开方式', { 0: '新窗口', 1: '站内' }],
  ['authSuspended', '登录注册', { no: '正常', popup: '暂停，弹窗', silent: '暂停，不弹窗' }],
] as const
const TEXTS = [
  ['brandName', '品牌名'],
  ['title', '标题'],
  ['h5DomainUrl', 'H5 地址'],
  ['region', '模拟地区'],
] as const

const TextSetting = ({ name, label, value }: { name: string; label: string; value: string }) => {
  const [typed, setTyped] = useState(value)
  const { run, error } = useAct()
  return (
    <Stack gap={4}>
      <Group align="end" gap="xs">
        <TextInput label={label} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
        <Button
          variant="default"
          aria-label={`保存${label}`}
          onClick={() => void run(() => act('PATCH', '/settings', { [name]: typed }))}
        >
          保存
        </Button>
      </Group>
      <Told error={error} />
    </Stack>
  )
}

/** The site's settings: open pages hear of each change. */
export const SettingsScreen = () => {
  const { data, error } = useLook<Settings>('/settings')
  const { run, error: refused } = useAct()
  if (!data) return <Waiting error={error} />
  const change = (body: object) => void run(() => act('PATCH', '/settings', body))
  return (
    <Part title="站点设置">
      <Told error={refused} />
      <Group>
        {SWITCHES.map(([name, label]) => (
          <Switch
            key={name}
            label={label}
            checked={data[name] === true}
            onChange={(event) => change({ [name]: event.currentTarget.checked })}
          />
        ))}
      </Group>
      <Group>
        {CHOICES.map(([name, label, choices]) => (
          <NativeSelect
            key={name}
            label={label}
            value={String(data[name])}
            data={Object.entries(choices).map(([value, text]) => ({ value, label: text }))}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
      </Group>
      <Group align="start">
        {TEXTS.map(([name, label]) => (
          <TextSetting key={name} name={name} label={label} value={String(data[name])} />
        ))}
      </Group>
    </Part>
  )
}
