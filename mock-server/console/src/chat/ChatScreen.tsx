import { Grid } from '@mantine/core'
import { useScreen } from '../screen.ts'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { MessageList } from './MessageList.tsx'
import { Pusher } from './Pusher.tsx'

const FIRST = 'sendMessage'
const EVERY_MS = 3_000

/** Every documented message of the socket, filled in, to a room, a member or everyone. */
export const ChatScreen = () => {
  const messages = useLook('/chat/messages')
  const rooms = useLook('/chat/rooms', EVERY_MS)
  const [, asked] = useScreen()
  if (!messages.data || !rooms.data) return <Waiting error={messages.error ?? rooms.error} />
  const all = messages.data.messages
  const chosen =
    all.find(({ msgId, name }) => String(msgId) === asked || name === asked) ??
    all.find(({ name }) => name === FIRST)!
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <MessageList messages={all} chosen={chosen.msgId} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Pusher key={chosen.msgId} message={chosen} rooms={rooms.data} />
      </Grid.Col>
    </Grid>
  )
}
