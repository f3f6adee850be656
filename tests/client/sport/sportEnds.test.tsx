import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { chatLine } from '../../../client/src/lib/chat/chatLine.ts'
import { renderAt } from '../renderAt.tsx'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 90_000 })

const LATE = { timeout: 40_000 }
/** Less than until the menu or the slip asks again by itself. */
const SOON = { timeout: 3_000 }
const MATCH = '澄江雄狮 对 湾畔海燕'
const CHANNEL = '/game/api/v1/venue/resource'

/** A match in play of a world that stands still, and what ends it. */
const playing = async () => {
  let gid = ''
  const { site } = await renderAt('/game/sport/crty', {
    as: 'vip5',
    before: async ({ control }) => {
      await control('POST', '/clock', { frozen: true })
      const { body } = await control<{ gid: string }>('POST', '/matches', {
        league: '导演台友谊赛',
        home: '澄江雄狮',
        away: '湾畔海燕',
        startsIn_s: -600,
      })
      gid = body.gid
    },
  })
  const board = await screen.findByRole('group', { name: '赛事列表' }, LATE)
  const match = within(within(board).getByRole('article', { name: MATCH }))
  const finish = () => site.control('POST', `/matches/${gid}/events`, { type: 'finish' })
  return { site, board, match, finish }
}

/** The same with one of its prices in the slip. */
const chosen = async () => {
  const play = await playing()
  fireEvent.click(play.match.getAllByRole('button', { name: /半场 让球/ })[0]!)
  await screen.findByRole('textbox', { name: /投注金额$/ }, LATE)
  return play
}

const slipItem = () => {
  const slip = screen.getByRole('tabpanel', { name: /^投注单/ })
  return within(slip).getAllByRole('listitem')[0]!
}

test('what the picture of a match tells of its end shuts the slip at once, though nobody else answers', async () => {
  const { site, match, finish } = await chosen()
  fireEvent.click(match.getByRole('button', { name: /^更多玩法/ }))
  await screen.findByRole('region', { name: /赛况/ }, LATE)
  await site.control('POST', '/faults', { path: CHANNEL, kind: 'drop' })
  await finish()
  await waitFor(() => expect(slipItem()).toHaveTextContent(/已完场 \d–\d移除/), LATE)
  expect(screen.queryByRole('textbox', { name: /投注金额$/ })).toBeNull()
  expect(screen.getByRole('button', { name: '没有可投注的选项' })).toBeDisabled()
  await site.control('DELETE', '/faults')
})

test('the board is asked in the moment that a settled bet is told', async () => {
  const { site, match, finish } = await playing()
  const asked = async () => {
    const { body } = await site.control<{ entries: { request?: { method?: string } }[] }>('GET', '/journal')
    return JSON.stringify(body).split('get_live').length
  }
  // Right after its own turn the next one is far.
  const before = await asked()
  await waitFor(async () => expect(await asked()).toBeGreaterThan(before), LATE)
  await finish()
  chatLine.deliver(MESSAGE_ID.notification, {
    type: 'bet',
    title: '注单结算',
    content: '',
    refId: '',
    time: 1,
  })
  expect(await match.findByText('已完场', {}, SOON)).toBeVisible()
})

test('a match in sight that ends stays as it ended, unpriced, out of the figure beside its list and shut in the slip; with the next list it goes', async () => {
  const { board, match, finish } = await chosen()
  const menu = within(screen.getByRole('list', { name: '盘口类型' }))
  const counted = () => Number(menu.getByRole('button', { name: /^滚球/ }).textContent.replace(/\D/g, ''))
  const before = counted()
  expect(before).toBeGreaterThan(0)
  await finish()
  const refresh = screen.getByRole('button', { name: '刷新赛事' })
  fireEvent.click(refresh)
  expect(await match.findByText('已完场', {}, LATE)).toBeVisible()
  expect(match.queryAllByRole('button', { name: /让球|大小|独赢/ })).toEqual([])
  expect(match.getByRole('button', { name: '查看赛果' })).toBeVisible()
  await waitFor(() => expect(counted()).toBe(before - 1), SOON)
  await waitFor(() => expect(slipItem()).toHaveTextContent(/已完场 \d–\d移除/), SOON)
  await waitFor(() => expect(refresh).toBeEnabled(), LATE)
  fireEvent.click(refresh)
  await waitFor(() => expect(within(board).queryByRole('article', { name: MATCH })).toBeNull(), LATE)
})
