import type { MessageShown } from '@app/contract/control/chat'
import { Button, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { MemberField } from '../cast/MemberField.tsx'
import { act } from '../control.ts'
import { BodyEditor } from '../schema/BodyEditor.tsx'
import { exampleOf } from '../schema/example.ts'
import type { Schema } from '../schema/schema.ts'
import type { Body } from '../schema/SchemaForm.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import type { RoomsShown } from '@app/contract/control/chat'

const LOBBY = 'lobby'
const machineNow = () => Math.round(performance.timeOrigin + performance.now())

/** The message as a form, and who is to hear it. */
export const Pusher = ({ message, rooms }: { message: MessageShown; rooms: RoomsShown }) => {
  const { msgId, summary, name, up } = message
  const schema = (message.down ?? {}) as Schema
  const models = schema.$defs ?? {}
  const { run, isBusy, error } = useAct()
  const [to, setTo] = useState<'room' | 'member' | 'all'>(
    'rid' in (schema.properties ?? {}) || schema.anyOf ? 'room' : 'all',
  )
  const [room, setRoom] = useState(LOBBY)
  const [member, setMember] = useState('vip5')
  const [count, setCount] = useState(0)
  const [heard, setHeard] = useState<number>()
  /** Each push is a message of its own. */
  const example = (rid: string, turn: number) =>
    exampleOf(schema, models, {
      now: machineNow(),
      values: { rid, id: `console-${machineNow()}-${turn}` },
    }) as Body
  const [body, setBody] = useState<Body>(() => (message.down ? example(LOBBY, 0) : {}))
  const takeRoom = (rid: string) => {
    setRoom(rid)
    setBody((before) => (typeof before['rid'] === 'string' ? { ...before, rid } : before))
  }
  const push = () =>
    void run(async () => {
      const target = to === 'room' ? { rid: room } : to === 'member' ? { member } : {}
      const { listeners } = await act('POST', '/chat', {
        ...target,
        msgId,
        msgData: body,
      })
      setHeard(listeners)
      setCount(count + 1)
      if ('id' in body) setBody((before) => ({ ...before, id: `console-${machineNow()}-${count + 1}` }))
    })
  return (
    <Part
      title={`${msgId} ${summary}`}
      hint={`${name}${up ? ' · 客户端也会发送' : ''} · 推送的内容会成真：关闭的房间不再收发言，被撤回的消息会消失`}
      tools={<Tag tone={rooms.connections > 0 ? 'good' : 'quiet'}>{rooms.connections} 个连接</Tag>}
    >
      {message.down ? (
        <>
          <Group gap="xs" align="flex-end">
            <SegmentedControl
              aria-label="发给谁"
              data={[
                { value: 'room', label: '房间' },
                { value: 'member', label: '会员' },
                { value: 'all', label: '所有人' },
              ]}
              value={to}
              onChange={(value) => setTo(value)}
            />
            {to === 'room' && (
              <NativeSelect
                aria-label="房间"
                value={room}
                data={rooms.rooms.map(({ rid, title, listeners }) => ({
                  value: rid,
                  label: `${title}（${listeners} 人）`,
                }))}
                onChange={(event) => takeRoom(event.currentTarget.value)}
              />
            )}
            {to === 'member' && <MemberField aria-label="会员" value={member} onPick={setMember} />}
            <Button variant="default" onClick={() => setBody(example(room, count))}>
              填入示例
            </Button>
          </Group>
          <BodyEditor label="消息" schema={schema} models={models} value={body} onChange={setBody} />
          <Group gap="xs">
            <Button size="sm" loading={isBusy} onClick={push}>
              推送
            </Button>
            {heard !== undefined && (
              <Text size="sm" role="status">
                第 {count} 次推送，{heard} 个连接收到
              </Text>
            )}
          </Group>
          {rooms.connections === 0 && (
            <Text size="xs" c="dimmed">
              现在没有页面连着聊天：打开站点并登录，这里会显示连接数。
            </Text>
          )}
        </>
      ) : (
        <Text size="sm">这条消息只由客户端发送，服务端不会推送。</Text>
      )}
      <Told error={error} />
    </Part>
  )
}
