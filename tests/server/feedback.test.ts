import { describe, expect, it } from 'vitest'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { contract } from '@app/contract'
import { blobs } from '@app/contract/kit/cipher'
import type { AnyEndpoint, ArgInput, Data } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import { CLIENT_TYPE, HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { FEEDBACK_ANSWER_MS, UPLOAD_MAX_BYTES } from '@app/contract/rules/limits'
import { siteOf } from '../../mock-server/src/site.ts'
import { app, expectStatus, type TestSite, testSite } from './harness.ts'
import { bettor, selection, gameOf } from './sport/rig/bettor.ts'

const { feedback } = contract
const words = { type: 'other', content: '希望首页可以记住我上次选择的球类' } as const
const as = async <E extends AnyEndpoint>(site: TestSite, endpoint: E, body: ArgInput<E>, name = 'vip5') =>
  site.call(endpoint, body, { token: await site.as(name) })
const answered = (site: TestSite) => site.control('POST', '/clock', { advance_s: FEEDBACK_ANSWER_MS / 1_000 })
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

let uploads = 0
const upload = async (
  site: TestSite,
  bytes: Uint8Array,
  name = 'a.png',
): Promise<Envelope & { data: { url: string } }> => {
  const requestId = `upload${++uploads}`
  const form = new FormData()
  if (bytes.length > 0) form.set('file', new File([bytes as BlobPart], name, { type: 'image/png' }))
  for (const [key, value] of Object.entries(
    blobs({ now: site.world.clock.real(), ip: '203.0.113.7' }, { siteId: SITE_ID, requestId }),
  ))
    form.set(key, value)
  const response = await app.hono.request(`http://127.0.0.1${feedback.uploadImage.path}`, {
    method: 'POST',
    body: form,
    headers: {
      host: '127.0.0.1',
      [HEADER.client]: CLIENT_TYPE,
      [HEADER.site]: SITE_ID,
      [HEADER.requestId]: requestId,
      [HEADER.token]: await site.as('vip5'),
      [TESTER_HEADER.world]: site.name,
    },
  })
  return (await response.json()) as never
}
const picture = (site: TestSite, url: string) =>
  app.hono.request(`http://127.0.0.1${url}`, {
    headers: { host: '127.0.0.1', [TESTER_HEADER.world]: site.name },
  })

describe('a feedback', () => {
  it('is answered after half a minute, counted as unread, pushed, and read once it was opened', async () => {
    const site = testSite()
    const frames: string[] = []
    const connection = site.world.hub.connect({
      id: 1,
      send: (text) => void frames.push(text),
      close: () => {},
    })
    connection.memberId = siteOf(site.world).members.byName('fresh01')!.id
    const { data } = await as(site, feedback.addFeedBack, { ...words, type: 'withdrawal' }, 'fresh01')
    expect((await as(site, feedback.unreadNum, {}, 'fresh01')).data).toBe(0)
    await answered(site)
    expect((await as(site, feedback.unreadNum, {}, 'fresh01')).data).toBe(1)
    const told = frames
      .map((frame) => JSON.parse(frame))
      .filter(({ msgId }) => msgId !== MESSAGE_ID.heartbeat)
    expect(told).toMatchObject([{ msgData: { type: 'feedback', refId: data.id } }])
    const info = await as(site, feedback.getFeedbackInfo, { id: data.id }, 'fresh01')
    expect(info.data).toMatchObject({
      status: 'answered',
      unread: false,
      replies: [{ from: 'service', content: expect.stringMatching(/^新朋友您好：/) }],
    })
    expect((await as(site, feedback.unreadNum, {}, 'fresh01')).data).toBe(0)
  })

  it('is listed by state, last touched first, and goes with its answer when it is deleted', async () => {
    const site = testSite()
    await as(site, feedback.addFeedBack, words)
    const all = (await as(site, feedback.getFeedBackList, {})).data
    expect(all.total).toBe(3)
    expect(all.records[0]).toMatchObject({ status: 'new', typeName: '其他建议' })
    expect((await as(site, feedback.getFeedBackList, { status: 'answered' })).data.total).toBe(2)
    await as(site, feedback.delFeedback, { id: all.records[0]!.id })
    await answered(site)
    expect((await as(site, feedback.getFeedBackList, {})).data.total).toBe(2)
    expectStatus(await as(site, feedback.getFeedbackInfo, { id: all.records[0]!.id }), 'NOT_FOUND')
  })

  it('of somebody else is not there, and more than five at once have to wait', async () => {
    const site = testSite()
    const { data } = await as(site, feedback.addFeedBack, words, 'vip10')
    expectStatus(await as(site, feedback.getFeedbackInfo, { id: data.id }), 'NOT_FOUND')
    expectStatus(await as(site, feedback.delFeedback, { id: data.id }), 'NOT_FOUND')
    const more = (n: number) =>
      as(site, feedback.addFeedBack, { ...words, content: `第 ${n} 条意见：希望增加更多联赛` }, 'fresh01')
    for (let n = 1; n <= 5; n++) expectStatus(await more(n), 'SUCCESS')
    expectStatus(await more(6), 'WARNING')
  })

  // [TERM-41]
  it('about a bet names it in the answer, and is refused fourteen days after the settlement', async () => {
    const me = await bettor()
    const gid = await me.compose({ startsIn_s: 600 })
    const pick = selection(await gameOf(me, gid), 'M', 'MH')
    const { entries } = await me.get('bet', {
      entries: [{ ...pick, stake: '100.00' }],
      oddsType: 'H',
      autoAccept: 'any',
    })
    const betId = entries[0]!.ticket_id
    const body = { type: 'bet', content: '请帮我核对一下这张注单的派彩金额', betId } as const
    const listed = await me.site.call(feedback.queryMemberBetList, {}, { token: me.token })
    expect(listed.data.records.map(({ ticketId }) => ticketId)).toEqual([betId])
    const first = await me.site.call(feedback.addFeedBack, body, { token: me.token })
    await answered(me.site)
    const info = await me.site.call(feedback.getFeedbackInfo, { id: first.data.id }, { token: me.token })
    expect(info.data.replies[0]!.content).toContain(betId)
    await me.site.control('POST', '/clock', { advance_s: 600 })
    await me.direct(gid, { type: 'finish' })
    await me.site.control('POST', '/clock', { advance_s: 600 })
    const signIn = async () =>
      (await me.site.control<{ token: string }>('POST', `/members/bettor${me.id}/session`, {})).body.token
    await me.site.control('POST', '/clock', { advance_s: 13 * 86_400 })
    const inTime = { ...body, content: `${body.content}，麻烦了` }
    const settled = await me.site.call(feedback.addFeedBack, inTime, { token: await signIn() })
    await answered(me.site)
    const told = await me.site.call(
      feedback.getFeedbackInfo,
      { id: settled.data.id },
      { token: await signIn() },
    )
    expect(told.data.replies[0]!.content).toMatch(/最终比分 \d+-\d+，独赢 .+ 判.+，返还 ¥[\d.]+/)
    await me.site.control('POST', '/clock', { advance_s: 86_400 })
    const token = await signIn()
    const late = await me.site.call(
      feedback.addFeedBack,
      { ...body, content: `${body.content}，谢谢` },
      { token },
    )
    expectStatus(late, 'WARNING')
    expect(late.message).toContain('14 天')
  }, 30_000)

  it('is answered by a tester in any words', async () => {
    const site = testSite()
    const { data } = await as(site, feedback.addFeedBack, words)
    const said = await site.control<Data<typeof feedback.getFeedbackInfo>>(
      'POST',
      `/feedback/${data.id}/answer`,
      { content: '已采纳' },
    )
    expect(said.body.replies).toMatchObject([{ content: '已采纳' }])
    expect((await site.control('POST', '/feedback/9999/answer', {})).status).toBe(404)
  })
})

describe('a picture', () => {
  const kinds: [string, Uint8Array][] = [
    ['image/jpeg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1])],
    ['image/png', PNG],
    ['image/gif', new TextEncoder().encode('GIF89a..')],
    ['image/webp', new TextEncoder().encode('RIFF1234WEBPVP8 ')],
  ]
  it.each(kinds)('is served as %s to its own world, never sniffed', async (type, bytes) => {
    const site = testSite()
    const { data } = await upload(site, bytes)
    const served = await picture(site, data.url)
    expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
      type,
      'nosniff',
    ])
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes)
    expect((await picture(testSite(), data.url)).status).toBe(404)
  })

  it("goes with the feedback of who sent it, and with nobody else's", async () => {
    const site = testSite()
    const { data } = await upload(site, PNG)
    const { data: made } = await as(site, feedback.addFeedBack, { ...words, images: [data.url] })
    expect((await as(site, feedback.getFeedbackInfo, { id: made.id })).data.images).toEqual([data.url])
    expectStatus(
      await as(site, feedback.addFeedBack, { ...words, images: [data.url] }, 'vip10'),
      'INVALID_PARAMETER',
    )
  })

  it('is refused above 5 MB and when there is none', async () => {
    const site = testSite()
    const big = new Uint8Array(UPLOAD_MAX_BYTES + 1)
    big.set(PNG)
    expect(await upload(site, big)).toMatchObject({ message: '图片不能超过 5 MB' })
    expectStatus(await upload(site, new Uint8Array()), 'FILE_UPLOAD_FAILURE')
  })
})
