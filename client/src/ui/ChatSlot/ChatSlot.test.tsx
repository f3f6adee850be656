import { LOBBY_ROOM } from '@app/contract/chat/messageIds'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatPlace } from '../../lib/chat/chatPlace.ts'
import { ChatSlot } from './ChatSlot.tsx'

test('a room that is called otherwise keeps its place; without its page it has none', async () => {
  const { rerender, unmount } = render(<ChatSlot rid={LOBBY_ROOM} title="澄湾大厅" />)
  const titles: (string | undefined)[] = []
  const end = chatPlace.subscribe(() => titles.push(chatPlace.get()?.title))
  await act(async () => rerender(<ChatSlot rid={LOBBY_ROOM} title="澄灣大廳" />))
  unmount()
  end()
  expect(titles).toEqual(['澄灣大廳', undefined])
})
