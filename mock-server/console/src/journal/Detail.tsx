import { CloseButton, Group, Paper, Stack, Tabs, Text, Title } from '@mantine/core'
import type { JournalEntry } from '@app/mock-server/testing/shapes'
import { Copy } from '../Copy.tsx'
import { siteCurlOf } from '../curl.ts'
import { Json } from '../Json.tsx'
import { timeText } from '../time.ts'
import { Waiting } from '../Told.tsx'
import { useLook } from '../useLook.ts'
import { Again } from './Again.tsx'

/** One call: what was asked, what was answered, what it did, and how to make it again or undo it. */
export const Detail = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: entry, error } = useLook<JournalEntry & { sealedPath?: string }>(`/journal/${id}`)
  if (!entry) return <Waiting error={error} />
  return (
    <Paper withBorder p="sm" component="section" aria-label={`调用 ${id}`}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap">
          <Title order={3} size="h5" style={{ overflowWrap: 'anywhere' }}>
            {entry.method} {entry.path}
          </Title>
          <CloseButton aria-label="关闭详情" onClick={onClose} />
        </Group>
        <Text size="sm">
          #{id} · {timeText(entry.at)} · {entry.member ?? '游客'} · HTTP {entry.http}
          {entry.statusCode !== null && ` · ${entry.statusCode}`}
          {entry.forced && ' · 强制'}
          {entry.sealedPath && ` · 加密路径 ${entry.sealedPath}`}
        </Text>
        <Group gap="xs">
          {entry.method !== 'JOB' && <Copy text={siteCurlOf(entry)} label="复制为 curl" />}
          <Copy text={JSON.stringify(entry, null, 2)} label="复制 JSON" />
        </Group>
        <Again id={id} isCall={entry.method !== 'JOB'} />
        <Tabs defaultValue="response">
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
            {entry.trace ? (
              <Json label="因果" value={entry.trace} />
            ) : (
              <Text size="sm">打开“追踪因果”后的调用会记下改动的数据行、账目、推送、验证码与任务。</Text>
            )}
          </Tabs.Panel>
        </Tabs>
      </Stack>
    </Paper>
  )
}
