import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from '../../../i18n/locale.ts'
import type { Row } from '../room.rules.ts'
import { MessageRow } from './MessageRow.tsx'

afterEach(() => setLocale('zh-CN'))

const row: Row = {
  key: 'c1',
  kind: 'text',
  id: null,
  uid: '7',
  nickName: '我',
  avatar: '',
  vip: 0,
  msg: '在吗',
  time: 0,
  isRobot: false,
  state: 'unanswered',
}

test('that a line was never answered is told in the language of now', async () => {
  render(
    <MantineProvider env="test">
      <MessageRow row={row} isOwn onRetry={() => {}} onDrop={() => {}} />
    </MantineProvider>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('没有收到回应')
  await act(() => setLocale('zh-TW'))
  expect(screen.getByRole('alert')).toHaveTextContent('沒有收到回應')
})
