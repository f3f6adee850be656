import type { MessageShown } from '@app/contract/control/chat'
import { Part } from '../ui/Part.tsx'
import { Pick, PickList } from '../ui/PickList.tsx'
import { Tag } from '../ui/Tag.tsx'

/** The message ids in their order; what only clients send says so. */
export const MessageList = ({ messages, chosen }: { messages: readonly MessageShown[]; chosen: number }) => (
  <Part title={`消息（${messages.length}）`}>
    <PickList label="消息" above={220}>
      {messages.map(({ msgId, name, summary, down }) => (
        <Pick
          key={msgId}
          href={`#/chat/${name}`}
          isChosen={msgId === chosen}
          mark={msgId}
          end={!down && <Tag>仅上行</Tag>}
        >
          <b>{summary}</b>
          <code>{name}</code>
        </Pick>
      ))}
    </PickList>
  </Part>
)
