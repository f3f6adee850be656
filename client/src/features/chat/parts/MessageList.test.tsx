import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enteringRoom } from '../room.rules.ts'
import { MessageList } from './MessageList.tsx'

test.each([
  [false, '还没有人说话，来打个招呼吧'],
  [true, '还没有人说话'],
])('an empty room invites to speak only where one can (silenced: %s)', (isSilenced, words) => {
  const nothing = () => undefined
  render(
    <MantineProvider env="test">
      <MessageList
        room={{ ...enteringRoom('lobby', '大厅'), phase: 'open' }}
        self=""
        isSilenced={isSilenced}
        onOlder={nothing}
        onRetry={nothing}
        onDrop={nothing}
      />
    </MantineProvider>,
  )
  expect(screen.getByRole('log').textContent).toBe(words)
})
