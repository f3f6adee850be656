import { isWorldName } from '@app/contract/control/worldName'
import type { CapsuleOpened } from '@app/contract/control/time'
import { Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { download, lookText, upload } from '../control.ts'
import { timeText } from '../time.ts'
import { Copy } from '../ui/Copy.tsx'
import { Json } from '../ui/Json.tsx'
import { NameField } from '../ui/NameField.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told } from '../ui/Told.tsx'
import { queryOf } from '../query.ts'
import { useAct } from '../useAct.ts'
import { goToWorld, world } from '../world.ts'
import { Difference } from './Difference.tsx'

/** What came of replaying a capsule. */
const Opened = ({ opened }: { opened: CapsuleOpened }) => (
  <Paper withBorder p="sm" role="status" aria-label="重放结果">
    <Stack gap="xs">
      <Group gap="xs">
        <Tag tone={opened.equal ? 'good' : 'bad'}>{opened.equal ? '逐字节相同' : '有不同'}</Tag>
        <Text size="sm">
          已在 {opened.name} 重放 {opened.replayed} 个事件，比较了 {opened.compared} 个回答；站点时间{' '}
          {timeText(opened.now)}
        </Text>
        <Button size="compact-xs" onClick={() => goToWorld(opened.name)}>
          切换到 {opened.name}
        </Button>
      </Group>
      {opened.difference && <Difference difference={opened.difference} />}
    </Stack>
  </Paper>
)

/** A world with its story: what came to it since, to be lived through again elsewhere. */
export const Capsule = () => {
  const { run, isBusy, error } = useAct()
  const [name, setName] = useState('')
  const [opened, setOpened] = useState<CapsuleOpened>()
  const [script, setScript] = useState<string>()
  return (
    <Part
      title="胶囊"
      hint="起点快照加上此后的全部调用，在另一台机器上重放会得到同样的回答。为了能重放，文件含会话令牌、验证码与请求内容，未作遮盖：只交给可以登录这些演示账号的人。"
    >
      <Group gap="xs">
        <Button
          disabled={isBusy}
          onClick={() => void run(() => download('/capsule', `${world}.capsule.json`))}
        >
          下载 {world} 的胶囊
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => void run(async () => setScript(await lookText('/capsule?as=playwright')))}
        >
          写成 Playwright 测试
        </Button>
      </Group>
      <Group align="flex-end" gap="xs">
        <NameField
          label="打开到世界（可不填）"
          placeholder="自动取名"
          w={220}
          value={name}
          onName={setName}
        />
        <FileButton
          accept=".json,application/json"
          inputProps={{ 'aria-label': '胶囊文件' }}
          onChange={(file) =>
            file &&
            void run(async () => {
              setOpened(undefined)
              const query = queryOf({ name })
              setOpened(await upload('POST', `/capsule${query}`, file, 'application/json'))
            })
          }
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isBusy}
              disabled={name !== '' && !isWorldName(name)}
            >
              打开胶囊并重放
            </Button>
          )}
        </FileButton>
      </Group>
      <Told error={error} />
      {opened && <Opened opened={opened} />}
      {script !== undefined && (
        <Stack gap={4}>
          <Group justify="space-between">
            <Text size="sm">含密码或验证码的行带有注记</Text>
            <Copy text={script} label="复制测试" />
          </Group>
          <Json label="Playwright 测试" value={script} />
        </Stack>
      )}
    </Part>
  )
}
