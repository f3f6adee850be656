import type { MessageShown } from '@app/mock-server/testing/shapes'
import { Part } from '../ui/Part.tsx'
import { Tag } from '../ui/Tag.tsx'
import classes from '../try/EndpointList.module.css'

/** The message ids in their order; what only clients send says so. */
export const MessageList = ({ messages, chosen }: { messages: readonly MessageShown[]; chosen: number }) => (
  <Part title={`消息（${messages.length}）`}>
    <nav className={classes.list} aria-label="消息">
      {messages.map(({ msgId, name, summary, down }) => (
        <a
          key={msgId}
          href={`#/chat/${name}`}
          className={classes.item}
          aria-current={msgId === chosen ? 'true' : undefined}
        >
          <span className={classes.method} data-method="POST">
            {msgId}
          </span>
          <span className={classes.text}>
            <b>{summary}</b>
            <code>{name}</code>
          </span>
          {!down && <Tag>仅上行</Tag>}
        </a>
      ))}
    </nav>
  </Part>
)
