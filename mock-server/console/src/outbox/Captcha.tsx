import type { Settings } from '@app/contract/control/site'
import { Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { isDrawer, usePage, wish } from '../page.ts'
import { CAPTCHA_KINDS } from '../settings/captchaKinds.ts'
import { Copy } from '../ui/Copy.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

/** Half a number is nobody's. */
const WHOLE = /^[0-9a-f]{32}$/
const KINDS = Object.entries(CAPTCHA_KINDS).map(([value, label]) => ({ value, label }))

/** Which kind is asked for from now on, and the answer of one: of the page's around a drawer, else by its number. */
export const Captcha = () => {
  const page = usePage()
  const settings = useLook('/settings')
  const { run, error } = useAct()
  const [typed, setTyped] = useState('')
  const id = page ? page.captchaId : WHOLE.exec(typed.trim())?.[0]
  const { data, error: unseen } = useLook(id ? `/captcha/${id}` : undefined)
  return (
    <Part title="人机验证" hint="答案是图形验证码的字，或滑块缺口的横坐标。">
      <SegmentedControl
        aria-label="验证方式"
        data={KINDS}
        value={settings.data?.captcha ?? ''}
        onChange={(captcha) =>
          void run(() => act('PATCH', '/settings', { captcha: captcha as Settings['captcha'] }))
        }
      />
      {!isDrawer && (
        <TextInput
          label="验证码编号"
          description="回答里的 x-code，见日志"
          value={typed}
          w={320}
          maw="100%"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <Told error={error ?? unseen} />
      {data && (
        <Group gap="xs">
          <Mono fw={700} fz={16}>
            {data.answer}
          </Mono>
          <Text size="sm">{CAPTCHA_KINDS[data.kind]}</Text>
          <Copy text={String(data.answer)} />
          {isDrawer && (
            <Button
              size="compact-xs"
              aria-label="填入当前验证的答案"
              onClick={() => wish({ do: 'answerCaptcha', answer: data.answer })}
            >
              填入
            </Button>
          )}
        </Group>
      )}
      {isDrawer && !id && (
        <Text size="sm" c="dimmed">
          页面上现在没有图形或滑块验证。
        </Text>
      )}
    </Part>
  )
}
