import { Box, Collapse, Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { useState, useSyncExternalStore } from 'react'
import { curlOf } from '../curl.ts'
import { type Made, made } from '../made.ts'
import { Copy } from '../ui/Copy.tsx'
import { Tag } from '../ui/Tag.tsx'
import classes from './CallBar.module.css'

const Line = ({ call }: { call: Made }) => (
  <Group gap="xs" wrap="nowrap" miw={0}>
    <Tag tone={call.outcome === undefined ? 'quiet' : call.outcome.isDone ? 'good' : 'bad'}>
      {call.outcome === undefined ? '…' : call.outcome.isDone ? call.outcome.text : '未成功'}
    </Tag>
    <code className={classes.call}>
      <b>{call.method}</b> /__mock/api{call.path} {call.body ?? call.file ?? ''}
    </code>
    <Copy text={curlOf(call)} label="复制 curl" />
  </Group>
)

/** The control calls that were made here, the last one always in sight. */
export const CallBar = () => {
  const calls = useSyncExternalStore(made.listen, made.calls)
  const [isOpen, setOpen] = useState(false)
  const [last, ...before] = calls
  return (
    <Box role="status" aria-label="控制调用" px="md" py={7}>
      {last ? (
        <Stack gap={4}>
          <Collapse expanded={isOpen}>
            <Stack gap={4} mah={240} className={classes.before}>
              {before.toReversed().map((call) => (
                <Line key={call.id} call={call} />
              ))}
            </Stack>
          </Collapse>
          <Group gap="xs" wrap="nowrap" miw={0}>
            <Box flex={1} miw={0}>
              <Line call={last} />
            </Box>
            {before.length > 0 && (
              <UnstyledButton
                className={classes.more}
                onClick={() => setOpen(!isOpen)}
                aria-expanded={isOpen}
              >
                {isOpen ? '收起' : `此前 ${before.length} 次`}
              </UnstyledButton>
            )}
          </Group>
          {last.outcome?.isDone === false && (
            <Text size="xs" c="var(--bad)">
              {last.outcome.text}
            </Text>
          )}
        </Stack>
      ) : (
        <Text size="xs" c="dimmed">
          每个按钮发出的控制调用会显示在这里，可复制到测试中。
        </Text>
      )}
    </Box>
  )
}
