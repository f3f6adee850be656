import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transport } from '../../../client/src/api/send/transport.ts'
import { renderAt } from '../renderAt.tsx'

const SLOW = { timeout: 40_000 }

test('the games of a member have no name before it is known whose they are', async () => {
  const { user } = await renderAt('/agent', { as: 'vip5' })
  let isAsked = false
  const told = Promise.withResolvers<void>()
  const { fetch } = transport
  transport.fetch = async (url, init) => {
    if (url.includes('/venue/gameList')) {
      isAsked = true
      await told.promise
    }
    return fetch(url, init)
  }
  await user.click((await screen.findAllByRole('link', { name: '首页' }, SLOW))[0]!)
  await waitFor(() => expect(isAsked).toBe(true), SLOW)
  expect(screen.queryByRole('heading', { name: /^(我的|热门)游戏$/ })).toBeNull()
  told.resolve()
  expect(await screen.findByRole('region', { name: '热门游戏' }, SLOW)).toBeVisible()
})
