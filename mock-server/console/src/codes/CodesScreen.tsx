import type { CodeShown } from '@app/contract/control/catalogue'
import { Button, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Find } from '../ui/Find.tsx'
import { Copy } from '../ui/Copy.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { toneOf } from '../ui/tone.ts'
import { useScreen } from '../screen.ts'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'
import { siteAddress } from '../world.ts'

const Card = ({ code, path }: { code: CodeShown; path: string | undefined }) => {
  const { run, isBusy, error } = useAct()
  return (
    <Paper withBorder p="sm" component="article" aria-label={`${code.code} ${code.name}`}>
      <Group gap={8} wrap="nowrap" align="flex-start">
        <Tag tone={toneOf(code.code, code.http)}>{code.code}</Tag>
        <Title order={3} size="h6">
          {code.message || code.name}
        </Title>
      </Group>
      <Text size="xs" ff="monospace" c="dimmed" mt={2}>
        {code.name} · HTTP {code.http}
      </Text>
      <Text size="sm" mt={4}>
        <b>自然发生：</b>
        {code.natural ?? '不会自己发生，只能强制'}
      </Text>
      <Text size="sm">
        <b>玩家看到：</b>
        {code.client}
      </Text>
      {path !== undefined && (
        <Group gap="xs" mt="xs">
          <Button
            disabled={isBusy}
            onClick={() => void run(() => act('POST', '/faults', { path, status_code: code.code, times: 1 }))}
          >
            在下一次 {path.split('/').at(-1)} 触发
          </Button>
          <Copy
            label="复制页面地址"
            text={`${location.origin}${siteAddress('/', { __fault: `${path}:${code.code}` })}`}
          />
        </Group>
      )}
      <Told error={error} />
    </Paper>
  )
}

/** All codes: what leads to each, what the player sees, how to force it. */
export const CodesScreen = () => {
  const { data, error } = useLook('/codes')
  const endpoints = useLook('/endpoints')
  const [, asked] = useScreen()
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    setTyped(asked)
  }
  if (!data) return <Waiting error={error} />
  const pathOf = (id: string | null) => endpoints.data?.endpoints.find((one) => one.id === id)?.path
  const found = data.codes.filter((one) =>
    `${one.code} ${one.name} ${one.message} ${one.natural ?? ''}`.toLowerCase().includes(typed.toLowerCase()),
  )
  return (
    <Part
      title={`状态码图鉴（${found.length} / ${data.codes.length}）`}
      hint="每个状态码怎样自然发生、玩家看到什么、怎样强制。"
      tools={<Find label="查找状态码" among="查找状态码" value={typed} onFind={setTyped} />}
    >
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="sm">
        {found.map((one) => (
          <Card key={one.code} code={one} path={pathOf(one.force)} />
        ))}
      </SimpleGrid>
    </Part>
  )
}
