import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { expect, test } from 'vitest'
import { chatLine } from './chatLine.ts'

test('what a screen says before the line has come is said as soon as it has', () => {
  const room = { rid: 'service' }
  chatLine.send('joinRoom', room)
  const sent: unknown[] = []
  chatLine.plug((...frame) => void sent.push(frame))
  expect(sent).toEqual([[MESSAGE_ID.joinRoom, room]])
  chatLine.plug((...frame) => void sent.push(frame))
  expect(sent).toHaveLength(1)
})
