import type { Settings } from '@app/contract/control/site'
import { Button, Group, NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Part } from '../ui/Part.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { CAPTCHA_KINDS } from './captchaKinds.ts'

const SWITCHES = [
  ['depositDisabled', '关闭存款', '存款接口答 6004，入口收起'],
  ['editionDisabled', '关闭版本切换', '经典版与专业版的切换收起'],
  ['safeSwitch', '全程加密', '除上传外，路径与内容都加密往返'],
  ['maintenance', '全站维护', '所有接口答 6013'],
  ['fundLocking', '资金锁定可用', '关闭后锁定资金答 6110'],
  ['checkBlobs', '检查 tt 与 xx', '没有或过期答 6003；脚本调用时可关闭'],
] as const
const CHOICES = [
  ['captcha', '人机验证', CAPTCHA_KINDS],
  ['gameOpenFlag', '游戏打开方式', { 0: '新窗口', 1: '站内' }],
  ['authSuspended', '登录注册', { no: '正常', popup: '暂停，弹窗', silent: '暂停，不弹窗' }],
] as const
const TEXTS = [
  ['brandName', '品牌名', '澄湾'],
  ['title', '标题', '澄湾体育'],
  ['h5DomainUrl', 'H5 地址', 'https://m.example.com，留空为不跳转'],
  ['region', '模拟地区', '例如 US；留空为不限制'],
] as const

interface TextSettingProps {
  name: string
  label: string
  placeholder: string
  value: string
}

const TextSetting = ({ name, label, placeholder, value }: TextSettingProps) => {
  const [typed, setTyped] = useState(value)
  const { run, error } = useAct()
  return (
    <Stack gap={4}>
      <Group align="end" gap="xs">
        <TextInput
          label={label}
          placeholder={placeholder}
          flex={1}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          variant="default"
          aria-label={`保存${label}`}
          disabled={typed === value}
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
  const { data, error } = useLook('/settings')
  const { run, error: refused } = useAct()
  if (!data) return <Waiting error={error} />
  const change = (body: Partial<Settings>) => void run(() => act('PATCH', '/settings', body))
  return (
    <Stack>
      <Part title="站点设置" hint="改动立即生效，已打开的页面会得知。">
        <Told error={refused} />
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
          {SWITCHES.map(([name, label, text]) => (
            <Switch
              key={name}
              label={label}
              description={text}
              checked={data[name] === true}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
          ))}
        </SimpleGrid>
      </Part>
      <Part title="选择">
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          {CHOICES.map(([name, label, choices]) => (
            <NativeSelect
              key={name}
              label={label}
              value={String(data[name])}
              data={Object.entries(choices).map(([value, text]) => ({ value, label: text }))}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          ))}
        </SimpleGrid>
      </Part>
      <Part title="文字与地址">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          {TEXTS.map(([name, label, placeholder]) => (
            <TextSetting
              key={`${name} ${String(data[name])}`}
              name={name}
              label={label}
              placeholder={placeholder}
              value={String(data[name])}
            />
          ))}
        </SimpleGrid>
      </Part>
    </Stack>
  )
}
