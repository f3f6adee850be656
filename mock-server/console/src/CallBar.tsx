import { Badge, Box, Code, Collapse, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { Copy } from './Copy.tsx'
import { curlOf } from './curl.ts'
import { type Made, made } from './made.ts'

const Line = ({ call }: { call: Made }) => (
  <Group gap="xs" wrap="nowrap" miw={0}>
    <Badge variant="outline" color={call.outcome?.isDone === false ? 'red' : 'gray'} tt="none">
      {call.outcome === undefined ? '…' : call.outcome.isDone ? call.outcome.text : '未成功'}
    </Badge>
    <Code style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }} flex={1}>
      {call.method} /__mock/api{call.path} {call.body ?? call.file ?? ''}
    </Code>
    <Copy text={curlOf(call)} label="复制 curl" />
  </Group>
)

/** The control calls that were made here, the last one always in sight. */
export const CallBar = () => {
  const calls = useSyncExternalStore(made.listen, made.calls)
  const [isOpen, setOpen] = useState(false)
  const [last, ...before] = calls
  return (
    <Box role="status" aria-label="控制调用" px="md" py={6}>
      {last ? (
        <Stack gap={4}>
          <Collapse expanded={isOpen}>
            <Stack gap={4} mah={240} style={{ overflowY: 'auto' }}>
              {before.toReversed().map((call) => (
                <Line key={call.id} call={call} />
              ))}
            </Stack>
          </Collapse>
          <Line call={last} />
          {last.outcome?.isDone === false && (
            <Text size="sm" c="red">
              {last.outcome.text}
            </Text>
          )}
          {before.length > 0 && (
            <UnstyledButton fz="xs" td="underline" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
              {isOpen ? '收起' : `此前 ${before.length} 次`}
            </UnstyledButton>
          )}
        </Stack>
      ) : (
        <Text size="sm">每个按钮发出的控制调用会显示在这里，可复制到测试中。</Text>
      )}
    </Box>
  )
}
