import { once } from 'node:events'
import { request as open } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract } from '@app/contract'
import { CLIENT_TYPE, HEADER, SITE_ID, TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { unpackedWithin } from '../../../mock-server/src/control/tape/capsuleFile.ts'
import { CALL_BODY, openCount, readBytes, readText } from '../../../mock-server/src/kit/body.ts'
import { app, testSite } from '../harness.ts'

const MIB = 1024 * 1024
const PLANTING_MS = 120_000
const SENT = 200 * MIB
/** What a server may need for what it must not keep. */
const ROOM = 50 * MIB
/** As many bodies of a call as would take all the room together. */
const SILENT = 140
const PIECE = Buffer.alloc(64 * 1024, '1')
const upload = contract.feedback.uploadImage.path

let server: ReturnType<typeof serve>
let port = 0
beforeAll(async () => {
  // Planting a world takes memory of its own.
  app.worlds.get('default')
  server = serve({
    fetch: app.hono.fetch,
    port: 0,
    hostname: '127.0.0.1',
    overrideGlobalObjects: false,
  })
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}, PLANTING_MS)
afterAll(() => void server.close())

interface Told {
  status: number
  text: string
  sent: number
  grown: number
}
/** Sends a body in chunks that say no length, until all is sent or it is answered; what is answered, and how much memory it took. */
const pour = async (path: string, headers: Record<string, string> = {}, most = SENT): Promise<Told> => {
  const before = process.memoryUsage.rss()
  let [sent, grown] = [0, 0]
  const request = open({
    port,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
  })
  const answered = new Promise<Omit<Told, 'sent' | 'grown'>>((resolve, reject) => {
    request.on('error', reject)
    request.on('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
  })
  let isOver = false
  const over = () => void (isOver = true)
  answered.then(over, over)
  while (sent < most && !isOver) {
    sent += PIECE.length
    grown = Math.max(grown, process.memoryUsage.rss() - before)
    if (!request.write(PIECE)) await Promise.race([once(request, 'drain'), answered])
    await new Promise(setImmediate)
  }
  // Whoever reads on to the end has to answer then.
  if (!isOver) request.end()
  const answer = await answered
  request.destroy()
  return { ...answer, sent, grown }
}
const CALLER = { [HEADER.client]: CLIENT_TYPE, [HEADER.site]: SITE_ID }
const codeOf = ({ text }: Told) => (JSON.parse(text) as { status_code?: number }).status_code

describe('a body without an end', () => {
  it.each([
    ['of a call', contract.auth.login.path, CALLER, '超过 1 MiB'],
    ['of a sealed call', '/site/api/v1/sec/x', CALLER, '超过 1 MiB'],
    [
      'of a call of a page elsewhere',
      contract.auth.login.path,
      { ...CALLER, origin: 'https://play.example' },
      '超过 1 MiB',
    ],
    ['of a game', '/mock/play/CWCP/bet', {}, '超过 1 MiB'],
    ['of a payment', '/mock/pay/D1', { 'content-type': 'application/x-www-form-urlencoded' }, '超过 1 MiB'],
    ['of a token', '/__mock/token', {}, '超过 1 MiB'],
    ['of a control call', '/__mock/api/faults', {}, '超过 1 MiB'],
    ['of a capsule', '/__mock/api/capsule', {}, '胶囊文件超过 64 MiB'],
    ['of nothing that is there', '/nothing', {}, ''],
  ])('%s is answered while it comes, and takes no room', async (_what, path, headers, words) => {
    const told = await pour(path, headers)
    expect(told.text).toContain(words)
    expect(told.status).toBeLessThan(500)
    expect(told.sent).toBeLessThan(SENT)
    expect(told.grown).toBeLessThan(path.endsWith('capsule') ? 4 * ROOM : ROOM)
  })

  it('of a picture is not read before somebody is signed in, and no further than 5 MB then', async () => {
    const form = { ...CALLER, 'content-type': 'multipart/form-data; boundary=x' }
    const nobodys = await pour(upload, form)
    expect(codeOf(nobodys)).toBe(STATUS.LOGIN_EXPIRED.code)
    expect(nobodys.sent).toBeLessThan(4 * MIB)
    expect(nobodys.grown).toBeLessThan(ROOM)
    const site = testSite()
    const own = { [HEADER.token]: await site.as('vip5'), [TESTER_HEADER.world]: site.name }
    const members = await pour(upload, { ...form, ...own })
    expect(codeOf(members)).toBe(STATUS.FILE_UPLOAD_FAILURE.code)
    expect(members.sent).toBeLessThan(32 * MIB)
    expect(members.grown).toBeLessThan(ROOM)
  })
})

it('a packed body is refused by name, not unpacked', async () => {
  const packed = gzipSync(Buffer.alloc(64 * MIB))
  for (const path of [
    contract.auth.login.path,
    '/__mock/api/faults',
    '/mock/play/CWCP/bet',
    '/__mock/token',
  ]) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { ...CALLER, 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: packed,
    })
    expect(await answer.text()).toContain('不接受压缩的请求内容')
  }
})

describe('a body that takes too long is refused when its time is over', () => {
  it('of a call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const request = open({ port, path: contract.auth.login.path, method: 'POST' })
      request.on('error', () => undefined)
      request.write('{')
      let response: AsyncIterable<Buffer> | undefined
      request.on('response', (answer) => (response = answer))
      while (!response) {
        vi.advanceTimersByTime(CALL_BODY.ms)
        await new Promise(setImmediate)
      }
      let text = ''
      for await (const chunk of response) text += String(chunk)
      expect(text).toContain('没有在规定时间内传完')
      request.destroy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('of anything else', async () => {
    const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    const slow = new Request('http://127.0.0.1/', init)
    expect(await readBytes(slow, { bytes: 8, ms: 1 })).toBe('tooSlow')
  })
})

it('many bodies on their way take no more room together than a few: short whole ones go past them', async () => {
  const all = Array.from({ length: 200 }, () => openCount(CALL_BODY))
  const answers = all.map((count) => count.add(MIB))
  expect(answers.filter((answer) => answer === 'crowded').length).toBe(200 - 128)
  for (const count of all) count.end()
  const after = openCount(CALL_BODY)
  expect(after.add(MIB)).toBeUndefined()
  after.end()
})

it('bodies that are announced and do not come keep nobody out', async () => {
  const head = { ...CALLER, 'content-type': 'application/json', 'content-length': String(MIB) }
  let heard = 0
  const all = new Promise<void>((resolve) => {
    server.on('request', () => ++heard === SILENT && setImmediate(resolve))
  })
  const silent = Array.from({ length: SILENT }, () => {
    const request = open({
      port,
      path: contract.auth.login.path,
      method: 'POST',
      headers: head,
      agent: false,
    })
    request.on('error', () => undefined).flushHeaders()
    return request
  })
  await all
  const answer = await fetch(`http://127.0.0.1:${port}${contract.site.preInfo.path}`, {
    method: 'POST',
    headers: { ...CALLER, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await answer.text()).not.toContain('同时上传的内容过多')
  for (const request of silent) request.destroy()
})

it('a body is never taken for a reason why it was not read', async () => {
  const init = { method: 'POST', body: 'tooSlow', headers: { 'content-length': '7' } }
  expect(await readText(new Request('http://127.0.0.1/', init), CALL_BODY)).toEqual({ text: 'tooSlow' })
})

describe('a packed world', () => {
  it('is unpacked no further than it may be long', () => {
    const packed = new Uint8Array(gzipSync(Buffer.alloc(300 * MIB), { level: 9 }))
    const before = process.memoryUsage.rss()
    expect(unpackedWithin(packed, 8 * MIB)).toBeUndefined()
    expect(process.memoryUsage.rss() - before).toBeLessThan(2 * ROOM)
    expect(unpackedWithin(new Uint8Array(gzipSync(PIECE)), 8 * MIB)).toEqual(new Uint8Array(PIECE))
  })
})
