import { CloseButton, Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { timeText } from '../time.ts'
import { Json } from '../ui/Json.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { KIND_TEXT, toneOf } from './kinds.ts'
import classes from './DualScreen.module.css'

/** One difference, and the two answers of its latest call side by side. */
export const Sides = ({ id, isMasked, onClose }: { id: number; isMasked: boolean; onClose: () => void }) => {
  const { data, error } = useLook(`/dual/differences/${id}?masked=${isMasked}`)
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    shown.current?.focus({ preventScroll: true })
    shown.current?.scrollIntoView()
  }, [])
  return (
    <Paper
      ref={shown}
      withBorder
      p="sm"
      component="section"
      aria-label="两边的回答"
      tabIndex={-1}
      className={classes.sides}
    >
      <Group justify="space-between" wrap="nowrap" mb="xs">
        {data ? (
          <Group gap="xs">
            <Tag tone={toneOf(data.kind)}>{KIND_TEXT[data.kind]}</Tag>
            <Mono fw={700}>{data.call}</Mono>
            <Mono>{data.path}</Mono>
            {data.why !== undefined && <Text size="sm">{data.why}</Text>}
          </Group>
        ) : (
          <Waiting error={error} />
        )}
        <CloseButton aria-label="关闭" onClick={onClose} />
      </Group>
      {data && !data.sides && <Text size="sm">这次调用的两个回答已被更新的挤出，只剩上面的取值。</Text>}
      {data?.sides && (
        <Stack gap="xs">
          <Text size="xs" c="dimmed">
            {timeText(data.sides.at)} 的请求
          </Text>
          <Json label="请求" value={data.sides.request} />
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
            {(['real', 'mock'] as const).map((side) => (
              <div key={side}>
                <Text size="xs" c="dimmed" mb={4}>
                  {side === 'real' ? '真实后端' : '模拟后端'}
                </Text>
                <Json
                  label={side === 'real' ? '真实后端的回答' : '模拟后端的回答'}
                  value={data.sides?.[side]}
                />
              </div>
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </Paper>
  )
}
