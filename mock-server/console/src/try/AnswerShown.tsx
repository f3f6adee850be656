import { Group, Text } from '@mantine/core'
import { Copy } from '../ui/Copy.tsx'
import { Json } from '../ui/Json.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { toneOf } from '../ui/tone.ts'
import type { Answered } from './site.ts'

/** What came back: its code in the colour of its class, and the whole of it. */
export const AnswerShown = ({ answer }: { answer: Answered }) => (
  <Part
    title="回答"
    tools={
      <>
        <Tag tone={toneOf(answer.code, answer.http)}>{answer.code ?? '没有状态码'}</Tag>
        <Tag>HTTP {answer.http}</Tag>
        <Tag>{answer.ms.toFixed(0)} ms</Tag>
        <Copy text={JSON.stringify(answer.value, null, 2)} label="复制回答" />
      </>
    }
  >
    <Group gap="xs" role="status">
      <Text size="sm">{answer.message || '（无文字）'}</Text>
    </Group>
    <Json label="回答内容" value={answer.value} />
  </Part>
)
