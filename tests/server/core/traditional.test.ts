import { readdirSync, readFileSync } from 'node:fs'
import { contract } from '@app/contract'
import { HEADER } from '@app/contract/kit/headers'
import { expect, it } from 'vitest'
import { frameInTraditional, toTraditional } from '../../../mock-server/src/kit/traditional.ts'
import { serveGames } from '../../../mock-server/src/host/static.ts'
import { app, openApp, testSite } from '../harness.ts'

const TAIWAN = { headers: { [HEADER.lang]: 'zh-TW' } }

it('a reader of zh-TW finds a game by the name and the tag he was shown, drawn on its cover too', async () => {
  const site = testSite()
  const { data } = await site.call(contract.game.gameList, { keyword: '錦鯉奇兵' }, TAIWAN)
  expect(data.records.map(({ name }) => name)).toEqual(['錦鯉奇兵'])
  expect(decodeURIComponent(data.records[0]!.image)).toBe(
    `/art/cover/DZ~${data.records[0]!.gameCode}~锦鲤奇兵~錦鯉奇兵.svg`,
  )
  const tagged = await site.call(contract.game.gameList, { tag: '獎池', keyword: '' }, TAIWAN)
  expect(tagged.data.total).toBeGreaterThan(0)
})

it.each([
  ['zh-CN', '錦鯉', '锦鲤奇兵'],
  ['zh-CN', '锦鲤', '锦鲤奇兵'],
  ['zh-TW', '锦鲤', '錦鯉奇兵'],
])('in %s a game is found by %s as well', async (lang, keyword, name) => {
  const asked = { headers: { [HEADER.lang]: lang } }
  const { data } = await testSite().call(contract.game.gameList, { keyword }, asked)
  expect(data.records.map((game) => game.name)).toContain(name)
})

it.each([
  ['VIP周礼金状态', 'VIP週禮金狀態'],
  ['保级周期，每周礼金都', '保級週期，每週禮金都'],
  ['满18周岁', '滿18週歲'],
  ['首存满 ¥100 后领取奖励', '首存滿 ¥100 後領取獎勵'],
  ['两天后再来', '兩天後再來'],
  ['当前等级，在这里查看活动', '目前等級，在這裡查看活動'],
  ['并联系线上客服', '並聯絡線上客服'],
  ['官方合作伙伴', '官方合作夥伴'],
  ['绑定手机号', '綁定手機號碼'],
  ['按空格或点', '按空白鍵或點'],
  ['每张台都留有近期结果', '每張桌都留有近期結果'],
  ['海量机台', '海量機台'],
  ['点水面瞄准并发射', '點水面瞄準並發射'],
  ['连签 3 天，断签后不可补签', '連簽 3 天，斷簽後不可補簽'],
])('%s keeps no simplified character and no word of another trade', (text, shown) => {
  expect(toTraditional(text)).toBe(shown)
})

it('no name of the catalogue of sports is written with the 裡 of a place', () => {
  const folder = 'seeds/catalogue/sport'
  const all = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const names = all.join().match(/[\u4e00-\u9fff·]*里[\u4e00-\u9fff·]*/g) ?? []
  expect(names.length).toBeGreaterThan(20)
  expect(names.map(toTraditional).filter((name) => name.includes('裡'))).toEqual([])
})

it('what is pushed to him is written so as well, but for what other people wrote and are called', () => {
  const frame = (msgData: object) => JSON.parse(frameInTraditional(JSON.stringify({ msgId: 1, msgData })))
  expect(frame({ title: '存款到账', nickName: '湾畔老张', msg: '进球了' })).toEqual({
    msgId: 1,
    msgData: { title: '存款到帳', nickName: '湾畔老张', msg: '进球了' },
  })
  expect(frame({ robot: true, nickName: '湾畔', msg: '进球了' }).msgData).toEqual({
    robot: true,
    nickName: '灣畔',
    msg: '進球了',
  })
})

it('what only looks like a drawing’s address is answered as it was written', () => {
  const text = '/art/cover/DZ~1~%FF.svg'
  expect(JSON.parse(frameInTraditional(JSON.stringify({ title: text })))).toEqual({ title: text })
})

it('a real name is his own in every place: masked in his profile and on his accounts, and in clear', async () => {
  const site = testSite()
  const token = await site.as('vip5')
  const asked = { headers: { ...TAIWAN.headers, [HEADER.token]: token } }
  const { data: profile } = await site.call(contract.member.info, {}, asked)
  const { data: book } = await site.call(contract.card.queryMemberBanksInfoList, {}, asked)
  const { data: clear } = await site.call(contract.site.singleDataDecryption, { key: 'realName' }, asked)
  const names = [profile.realName, book.realName, ...book.bank.map(({ holder }) => holder)]
  expect(new Set(names)).toEqual(new Set(['张**']))
  expect(clear.value).toBe('张远航')
})

it('what a member wrote of himself and to the service comes back as he wrote it', async () => {
  const site = testSite()
  const asked = { headers: { ...TAIWAN.headers, [HEADER.token]: await site.as('vip5') } }
  const { data: customer } = await site.call(contract.deposit.getCustomerInfo, {}, asked)
  expect(customer.payerNames).toContain('张远航')
  await site.call(
    contract.feedback.addFeedBack,
    { type: 'other', content: '账户里的余额与记录对不上', images: [] },
    asked,
  )
  const { data: written } = await site.call(contract.feedback.getFeedBackList, {}, asked)
  expect(written.records[0]).toMatchObject({ content: '账户里的余额与记录对不上' })
  const frame = (told: object) => JSON.parse(frameInTraditional(JSON.stringify(told)))
  const own = { address: '湾畔路', weChat: '老张', branch: '东门支行', alias: '冷钱包', clientSeed: '运气' }
  expect(frame({ ...own, replies: [{ from: 'member', content: '还没到账' }] })).toEqual({
    ...own,
    replies: [{ from: 'member', content: '还没到账' }],
  })
  expect(frame({ from: 'service', content: '已经到账' })).toEqual({ from: 'service', content: '已經到帳' })
})

it('pages in frames follow the language that the client noted in a cookie', async () => {
  const page = async (cookie: string) =>
    (await app.hono.request('http://127.0.0.1/mock/venue/CWZR', { headers: { cookie } })).text()
  expect(await page('a=1; locale=zh-TW')).toMatch(/lang="zh-TW"[\s\S]*澄灣真人/)
  expect(await page('locale=zh-CN')).toMatch(/lang="zh-CN"[\s\S]*澄湾真人/)
})

it('what their pictures paint follows it too: titles, and the signs on a table', async () => {
  const painted = async (code: string, cookie: string) => {
    const page = await app.hono.request(`http://127.0.0.1/mock/venue/${code}`, { headers: { cookie } })
    const addresses = Array.from((await page.text()).matchAll(/src="(\/art\/[^"]+)"/g), ([, at = '']) => at)
    const pictures = addresses.map(async (at) => (await app.hono.request(`http://127.0.0.1${at}`)).text())
    const words = (await Promise.all(pictures)).flatMap((svg) => svg.match(/\p{Script=Han}+(?=<)/gu) ?? [])
    return [...new Set(words)]
  }
  for (const code of ['XHZR', 'CWZR', 'CWQP', 'CWCP', 'CWDZ']) {
    const [here, there] = [await painted(code, 'locale=zh-CN'), await painted(code, 'locale=zh-TW')]
    expect(here.length).toBeGreaterThan(0)
    expect(there).toEqual(here.map(toTraditional))
  }
  expect(await painted('CWCP', 'locale=zh-TW')).toEqual(expect.arrayContaining(['單', '雙']))
})

it('a game’s script that grew in the other script is told no length that cuts it off', async () => {
  const headers = { cookie: 'locale=zh-TW' }
  const { hono } = openApp()
  serveGames(hono, 'mock-server/pages/games')
  const answer = await hono.request('http://127.0.0.1/mock/games/slot.js', { headers })
  const { byteLength } = new TextEncoder().encode(await answer.text())
  expect(answer.status).toBe(200)
  expect(Number(answer.headers.get('content-length') ?? byteLength)).toBe(byteLength)
})
