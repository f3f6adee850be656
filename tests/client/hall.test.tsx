import { contract } from '@app/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }

test.each([
  ['on, when the header says what can be played with', 1, false],
  ['off', 0, true],
] as const)('a hall’s card tells what lies in its venue: 免转 %s', async (_, status, isTold) => {
  const { calls } = await renderAt('/game/chess', {
    as: 'vip5',
    before: async (site) =>
      site.call(contract.venue.setAutoTransferStatus, { status }, { token: await site.as('vip5') }),
  })
  const card = (await screen.findByRole('button', { name: '进入游戏 竹林棋牌' }, SLOW)).closest('article')
  await expect.poll(() => screen.queryAllByText(/^场馆余额/).length > 0).toBe(isTold)
  expect(card).toHaveTextContent(/返水 [\d.]+%/)
  expect(calls).not.toContain(contract.venue.balance.path)
})
