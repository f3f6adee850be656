import type { Traced, TracedPosting } from '@app/contract/control/trace'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { messageName } from '@app/contract/chat/messageIds'
import { kindText, ownerText, verbText } from '../ledger/kinds.ts'
import { timeText } from '../time.ts'
import { yuan } from '../ui/money.ts'
import { Mono } from '../ui/Mono.tsx'
import { Tag } from '../ui/Tag.tsx'
import { ChangedRow } from './ChangedRow.tsx'
import classes from './Trace.module.css'

const CHANNELS: Record<string, string> = { sms: '短信', email: '邮件', voice: '语音' }
const TO: Record<string, string> = { one: '一个连接', room: '房间', member: '会员', all: '所有人' }

const Section = ({ title, count, children }: { title: string; count: number; children: ReactNode }) =>
  count === 0 ? null : (
    <section className={classes.section} aria-label={title}>
      <h4>
        {title} {count}
      </h4>
      {children}
    </section>
  )

const Posting = ({ posting: { verb, kind, code, cents, member } }: { posting: TracedPosting }) => (
  <div className={classes.line}>
    <span>
      {verbText(verb)} · {ownerText(member)} {kindText({ kind, code })}
    </span>
    <Mono c={cents < 0 ? 'var(--bad)' : 'var(--good)'}>{yuan(cents, true)}</Mono>
  </div>
)

/** Cause and effect of one call: rows, money, frames, codes and jobs. */
export const TraceShown = ({ trace, onOpen }: { trace: Traced; onOpen: (id: number) => void }) => {
  const sum = trace.postings.reduce((total, { cents }) => total + cents, 0)
  const { scheduled, cancelled, ran } = trace.jobs
  const isNothing =
    trace.rows.length +
      trace.frames.length +
      trace.outbox.length +
      scheduled.length +
      cancelled.length +
      ran.length ===
    0
  if (isNothing) return <Text size="sm">这次调用什么也没有改变。</Text>
  return (
    <Stack gap="sm">
      <Section title="账目分录" count={trace.postings.length}>
        {trace.postings.map((posting) => (
          <Posting key={posting.id} posting={posting} />
        ))}
        <Group gap="xs">
          <Tag tone={sum === 0 ? 'good' : 'bad'}>合计 {yuan(sum)}</Tag>
        </Group>
      </Section>
      <Section title="数据行" count={trace.rows.length}>
        {trace.rows.map((row, at) => (
          <ChangedRow key={at} row={row} />
        ))}
        {trace.truncated && <Text size="xs">改动很多，只保留了前面的一部分。</Text>}
      </Section>
      <Section title="推送" count={trace.frames.length}>
        {trace.frames.map(({ to, target, msgId, msgData }, at) => (
          <div key={at} className={classes.line}>
            <Tag tone="info">{msgId}</Tag>
            <span>
              {messageName(msgId) ?? ''} → {TO[to] ?? to} {target}
            </span>
            <Mono c="dimmed" truncate maw={320}>
              {JSON.stringify(msgData)}
            </Mono>
          </div>
        ))}
      </Section>
      <Section title="验证码" count={trace.outbox.length}>
        {trace.outbox.map((sent, at) => (
          <div key={at} className={classes.line}>
            <span>
              {CHANNELS[String(sent['channel'])] ?? ''} → {String(sent['to'])}
            </span>
            <Mono fw={700}>{String(sent['code'])}</Mono>
          </div>
        ))}
      </Section>
      <Section title="任务" count={scheduled.length + cancelled.length + ran.length}>
        {scheduled.map(({ id, kind, due_at }) => (
          <div key={id} className={classes.line}>
            <Tag tone="info">排定</Tag>
            <Mono>{kind}</Mono>
            <span>{timeText(due_at)}</span>
          </div>
        ))}
        {cancelled.map(({ id, kind }) => (
          <div key={id} className={classes.line}>
            <Tag>取消</Tag>
            <Mono>{kind}</Mono>
          </div>
        ))}
        {ran.map(({ id, kind, entry }) => (
          <div key={id} className={classes.line}>
            <Tag tone="good">执行</Tag>
            <Mono>{kind}</Mono>
            <Button size="compact-xs" variant="default" onClick={() => onOpen(entry)}>
              #{entry}
            </Button>
          </div>
        ))}
      </Section>
    </Stack>
  )
}
