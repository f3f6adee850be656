import type { CapsuleOpened } from '@app/contract/control/time'
import { Group, Stack, Text } from '@mantine/core'
import { Mono } from '../ui/Mono.tsx'
import classes from './Difference.module.css'

const AROUND = 80

const Side = ({ label, text, at }: { label: string; text: string; at: number }) => (
  <Group gap="xs" wrap="nowrap" align="flex-start">
    <Text size="xs" c="dimmed" className={classes.label}>
      {label}
    </Text>
    <code className={classes.text}>
      {at > AROUND && '…'}
      {text.slice(Math.max(0, at - AROUND), at)}
      <mark>{text.slice(at, at + AROUND) || '（到此结束）'}</mark>
    </code>
  </Group>
)

/** The first answer that wasn't the same, from where it differs. */
export const Difference = ({ difference }: { difference: NonNullable<CapsuleOpened['difference']> }) => (
  <Stack gap={4}>
    <Text size="sm">
      第一处不同：第 {difference.index + 1} 个事件 <Mono>{difference.path ?? ''}</Mono>，回答的第{' '}
      {difference.at + 1} 个字符起
    </Text>
    <Side label="当时" text={difference.expected} at={difference.at} />
    <Side label="重放" text={difference.actual} at={difference.at} />
  </Stack>
)
