import { Button, CloseButton, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core'
import { siteCurlOf } from '../curl.ts'
import { timeText } from '../time.ts'
import { Copy } from '../ui/Copy.tsx'
import { Json } from '../ui/Json.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Waiting } from '../ui/Told.tsx'
import { toneOf } from '../ui/tone.ts'
import { useFact } from '../useLook.ts'
import { Again } from './Again.tsx'
import { TraceShown } from './TraceShown.tsx'
import classes from './Rows.module.css'

interface DetailProps {
  id: number
  isTracing: boolean
  onTrace: () => void
  onOpen: (id: number) => void
  onRewind: (fork?: string) => void
  onClose: () => void
}

/** One call: what was asked, what was answered, what it did, and how to make it again or undo it. */
export const Detail = ({ id, isTracing, onTrace, onOpen, onRewind, onClose }: DetailProps) => {
  const { data: entry, error } = useFact(`/journal/${id}`)
  if (!entry) return <Waiting error={error} />
  const isCall = entry.method !== 'JOB'
  const { trace } = entry
  return (
    <Paper withBorder p="sm" component="section" aria-label={`调用 ${id}`} className={classes.detail}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={3} size="h6" ff="monospace" className={classes.title}>
            {entry.method} {entry.path}
          </Title>
          <CloseButton aria-label="关闭详情" onClick={onClose} />
        </Group>
        <Group gap={6}>
          <Tag tone={toneOf(entry.statusCode, entry.http, entry.forced)}>
            {entry.statusCode ?? entry.http}
            {entry.forced && ' 强制'}
          </Tag>
          <Tag>HTTP {entry.http}</Tag>
          <Tag>{entry.ms.toFixed(1)} ms</Tag>
          <Text size="xs" c="dimmed">
            #{id} · {timeText(entry.at)} · {entry.member ?? '游客'}
            {entry.sealedPath && ` · 加密路径 ${entry.sealedPath}`}
          </Text>
          {typeof entry.cause === 'number' && (
            <Button size="compact-xs" variant="default" onClick={() => onOpen(entry.cause!)}>
              由 #{entry.cause} 排定
            </Button>
          )}
        </Group>
        <Group gap="xs">
          {isCall && <Copy text={siteCurlOf(entry)} label="复制为 curl" />}
          <Copy text={JSON.stringify(entry, null, 2)} label="复制 JSON" />
        </Group>
        <Again id={id} isCall={isCall} onOpen={onOpen} onRewind={onRewind} />
        <Tabs defaultValue={trace ? 'trace' : 'response'} keepMounted={false}>
          <Tabs.List>
            <Tabs.Tab value="request">请求</Tabs.Tab>
            <Tabs.Tab value="response">响应</Tabs.Tab>
            <Tabs.Tab value="trace">因果</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="request" pt="xs">
            <Json label="请求" value={entry.request} />
          </Tabs.Panel>
          <Tabs.Panel value="response" pt="xs">
            <Json label="响应" value={entry.response} />
          </Tabs.Panel>
          <Tabs.Panel value="trace" pt="xs">
            {trace ? (
              <TraceShown trace={trace} onOpen={onOpen} />
            ) : (
              <Group gap="xs">
                <Text size="sm">追踪打开之后的调用，会记下改动的数据行、账目、推送、验证码与任务。</Text>
                {!isTracing && <Button onClick={onTrace}>打开追踪</Button>}
              </Group>
            )}
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Paper>
  )
}
