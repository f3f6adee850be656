import type { EndpointShown } from '@app/contract/control/catalogue'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { look } from '../control.ts'
import { siteCurlOf } from '../curl.ts'
import { MemberField } from '../cast/MemberField.tsx'
import { exampleRequest } from '../schema/example.ts'
import { BodyEditor } from '../schema/BodyEditor.tsx'
import type { Body } from '../schema/SchemaForm.tsx'
import { Copy } from '../ui/Copy.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { AnswerShown } from './AnswerShown.tsx'
import { type Document, requestOf } from './document.ts'
import { headersOf } from './headers.ts'
import { type Answered, callSite } from './site.ts'

const AUTH: Record<string, string> = { public: '无需登录', optional: '登录可选', member: '需要登录' }
const VISITOR = '（游客）'
const USUAL = 'vip5'
/** Epoch ms of the machine, for times in an example. */
const machineNow = () => Math.round(performance.timeOrigin + performance.now())

/** One call: as whom, with what, and what comes back. */
export const TryCall = ({ endpoint, document }: { endpoint: EndpointShown; document: Document }) => {
  const { method, path, summary, auth } = endpoint
  const models = document.components.schemas
  const schema = requestOf(document, method, path)
  const { run, isBusy, error } = useAct()
  const [member, setMember] = useState(auth === 'public' ? VISITOR : USUAL)
  const [headers, setHeaders] = useState('')
  const [answer, setAnswer] = useState<Answered>()
  const example = (): Body =>
    schema ? exampleRequest(endpoint.id, schema, models, { now: machineNow() }) : {}
  const [body, setBody] = useState<Body>(example)
  const as = member === VISITOR ? undefined : member
  const send = () =>
    void run(async () =>
      setAnswer(await callSite({ method, path, body, member: as, headers: headersOf(headers) })),
    )
  const takeLast = () =>
    void run(async () => {
      const { entries } = await look(`/journal?path=${encodeURIComponent(path)}`)
      const last = entries.findLast(({ path: of }) => of === path)?.request as Body | undefined
      if (!last) throw new Error('日志里还没有这个接口的调用')
      const { tt: _tt, xx: _xx, ...rest } = last
      setBody(rest)
    })
  return (
    <Stack>
      <Part
        title={summary}
        hint={
          <>
            <Mono>
              {method} {path}
            </Mono>{' '}
            · {endpoint.id}
          </>
        }
        tools={<Tag tone={auth === 'member' ? 'info' : 'quiet'}>{AUTH[auth] ?? auth}</Tag>}
      >
        {schema === undefined ? (
          <Text size="sm">这个接口上传文件，请在站点的反馈页试用。</Text>
        ) : (
          <>
            <Group gap="xs" align="flex-end">
              <MemberField label="以谁的身份" value={member} onPick={setMember} besides={[VISITOR]} />
              <Button variant="default" onClick={() => setBody(example())}>
                填入示例
              </Button>
              <Button variant="default" disabled={isBusy} onClick={takeLast}>
                填入上次的请求
              </Button>
            </Group>
            <BodyEditor label="请求" schema={schema} models={models} value={body} onChange={setBody} />
            <Textarea
              label="另加请求头"
              description="每行一个。例如 x-mock-status: 6029 让这一次答 6029，x-mock-fault: delay=1500 让它慢"
              placeholder="x-mock-status: 6029"
              autosize
              minRows={1}
              maxRows={5}
              value={headers}
              onChange={(event) => setHeaders(event.currentTarget.value)}
            />
            <Group gap="xs">
              <Button size="sm" loading={isBusy} onClick={send}>
                发送
              </Button>
              <Copy
                text={siteCurlOf({ method, path, member: as ?? null, request: body })}
                label="复制为 curl"
              />
              <Text size="xs" c="dimmed">
                可能的回答：{endpoint.codes.join(' ')}
              </Text>
            </Group>
          </>
        )}
        <Told error={error} />
      </Part>
      {answer && <AnswerShown answer={answer} />}
    </Stack>
  )
}
