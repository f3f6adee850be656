import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { Account } from '../card.api.ts'
import { AccountCard } from './AccountCard.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'

const card: Account = {
  id: '1',
  kind: 'bank',
  code: 'YZYH',
  name: '云渚银行',
  logo: '/art/league/YZYH.svg',
  color: '#1f5fbf',
  number: '6200 **** **** 1006',
  holder: '张**',
  branch: '',
  network: null,
  alias: '',
  isDefault: true,
  createdAt: 0,
}
vi.mock('../../../api/reveal.ts', () => ({ useReveal: () => () => Promise.resolve('6200881234567801006') }))
vi.mock('../card.api.ts', () => {
  const call = () => [vi.fn(), { isLoading: false }]
  return {
    useSetDefaultMutation: call,
    useRemoveCardMutation: call,
    useRemoveCoinMutation: call,
    useRemoveAlipayMutation: call,
  }
})
const show = (children: ReactNode) =>
  render(
    <MantineProvider env="test">
      <MemoryRouter>{children}</MemoryRouter>
    </MantineProvider>,
  )

test('a card’s number that is asked for stands in fours, as on the card', async () => {
  show(<AccountCard account={card} isMarked={false} onDelete={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: '显示完整银行卡号' }))
  expect(await screen.findByText('6200 8812 3456 7801 006')).toBeVisible()
})

test('who deletes an account is told what its password is, and where to go without it', () => {
  show(<DeleteDialog account={card} onClose={() => {}} />)
  expect(screen.getByLabelText('二级密码')).toHaveAccessibleDescription(/6 位数字/)
  expect(screen.getByRole('link', { name: '忘记二级密码' })).toHaveAttribute('href', '/mine/userinfo')
})
