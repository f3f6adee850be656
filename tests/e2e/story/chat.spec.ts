import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { matchRow, playMatch, HOME } from '../rig/match.ts'
import { type Page, expect, test } from '../rig/visit.ts'

test('the room stays in its place while the match above it is on its way', async ({
  page,
  enterAs,
  control,
}) => {
  await playMatch(control, '0.87')
  let come = () => {}
  const awaited = new Promise<void>((resolve) => (come = resolve))
  await page.route(/hotLive\/matchDetail/, (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/game/sport/crty')
  await matchRow(page)
    .getByRole('button', { name: /更多玩法/ })
    .click()
  const field = page.getByRole('textbox', { name: '发言' })
  await expect(field).toBeVisible()
  const before = await field.boundingBox()
  come()
  await expect(page.getByRole('region', { name: new RegExp(`^赛况 ${HOME}`) })).toBeVisible()
  expect(await field.boundingBox()).toEqual(before)
})

test('the room of a match connects, logs in with a fresh jwt, sends and receives [AREA-20]', async ({
  page,
  enterAs,
  control,
}) => {
  const match = await playMatch(control, '0.87')
  const sent: string[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  await enterAs('vip5', '/game/sport/crty')
  await matchRow(page)
    .getByRole('button', { name: /更多玩法/ })
    .click()
  const room = page.getByRole('region', { name: new RegExp(`聊天室：${HOME}`) })
  await expect(room.getByText(/人在线/)).toBeVisible()
  await room.getByRole('textbox', { name: '发言' }).fill('开球啦')
  await room.getByRole('button', { name: '发送' }).click()
  await expect(room.getByRole('textbox', { name: '发言' })).toHaveValue('')
  await expect(room.getByRole('log').getByText('开球啦')).toBeVisible()
  await expect(room.getByText('发送中')).toHaveCount(0)

  const login = sent
    .map((frame) => JSON.parse(frame) as { msgId: number; msgData: { token?: string; body?: string } })
    .find(({ msgId }) => msgId === MESSAGE_ID.memberLogin)
  expect(login?.msgData.token).toBeTruthy()
  expect(login?.msgData.body?.split('.')).toHaveLength(3)
  const said = {
    id: 'm-e2e-1',
    rid: `match-${match.gid}`,
    uid: '900001',
    nickName: '看台老李',
    avatar: '/art/avatar/1.svg',
    vip: 3,
    kind: 'text',
    msg: '漂亮的配合',
    time: 0,
  }
  await control('POST', '/chat', {
    rid: said.rid,
    msgId: MESSAGE_ID.sendMessage,
    msgData: { ...said, time: (await control<{ now: number }>('GET', '/clock')).now },
  })
  await expect(room.getByRole('log').getByText('漂亮的配合')).toBeVisible()
})

test('a visitor may read the lobby and is told to log in before talking', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('complementary', { name: '快捷服务' }).getByRole('button', { name: '聊天室' }).click()
  const room = page.getByRole('dialog', { name: '聊天室' })
  await expect(room.getByText('登录后即可参与聊天')).toBeVisible()
  await expect(room.getByText(/人在线/)).toBeVisible()
  await expect(room.getByRole('textbox')).toHaveCount(0)
})

test('markup in a name and in what its owner writes is text to whoever reads it in the room', async ({
  page,
  enterAs,
  control,
  browser,
  baseURL,
  world,
}) => {
  const NAME = '<img src onerror=a>'
  const SAID = '<svg onload=alert(1)></svg><iframe srcdoc="<script>parent.stolen=1</script>"></iframe>'
  await control('PATCH', '/members/vip10', { nickName: NAME })
  const rooms = (of: Page) =>
    of.getByRole('complementary', { name: '快捷服务' }).getByRole('button', { name: '聊天室' }).click()
  await enterAs('vip5', '/agent')
  await rooms(page)
  const log = page.getByRole('dialog', { name: '聊天室' }).getByRole('log')
  await expect(log).toBeVisible()
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  const writer = await other.newPage()
  await writer.goto(`/agent?__world=${world}&__as=vip10`)
  await rooms(writer)
  const field = writer.getByRole('textbox', { name: '发言' })
  await field.fill(SAID)
  await field.press('Enter')
  for (const words of [NAME, SAID]) await expect(log.getByText(words, { exact: true }).first()).toBeVisible()
  // What the policy refuses is a console error, and fails the test as well.
  expect(await log.evaluate((room) => room.querySelectorAll('[onerror], [onload], iframe').length)).toBe(0)
  await other.close()
})

test('a connection that drops is told, and is made anew after five seconds', async ({
  page,
  enterAs,
  control,
  provoke,
}) => {
  provoke(/handshake/)
  await control('POST', '/faults', { path: '/stream/ws/v1/handshake', kind: 'drop' })
  await page.clock.install()
  await enterAs('vip5', '/agent')
  await page.getByRole('complementary', { name: '快捷服务' }).getByRole('button', { name: '聊天室' }).click()
  const room = page.getByRole('dialog', { name: '聊天室' })
  await expect(room.getByRole('status').first()).toContainText('连接已断开，正在重连…')
  await control('DELETE', '/faults')
  await page.clock.runFor(5_000)
  await expect(room.getByText(/人在线/)).toBeVisible()
})

test('what is typed in a room is still there in the other language, the room called as it is there', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/game/sport/crty')
  const field = page.getByRole('textbox', { name: /发言|發言/ })
  await field.fill('今晚看哪一场')
  await page.getByRole('button', { name: '繁體' }).first().click()
  await expect(page.getByRole('heading', { name: '澄灣大廳' })).toBeVisible()
  await expect(field).toHaveValue('今晚看哪一场')
})
