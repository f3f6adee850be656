import { contract } from '@app/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }

test.each([
  ['on, what follows', 1, '可用 ¥105268.70'],
  ['off, what lies in the venue', 0, '场馆余额 ¥0.00'],
] as const)('a hall’s card tells with 免转 %s', async (_, status, shown) => {
  const { calls } = await renderAt('/game/chess', {
    as: 'vip5',
    before: async (site) =>
      site.call(contract.venue.setAutoTransferStatus, { status }, { token: await site.as('vip5') }),
  })
  const card = (await screen.findByRole('button', { name: '进入游戏 竹林棋牌' }, SLOW)).closest('article')
  await expect.poll(() => card?.textContent?.replaceAll(',', '')).toContain(shown)
  expect(calls).not.toContain(contract.venue.balance.path)
})
