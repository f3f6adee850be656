import { Agent } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { STATUS } from '@app/contract/kit/status'
import { expect, it } from 'vitest'
import { figure, sample } from '../../sample.ts'
import { type Raw, type Sent, inFront, raw, upstreamOf } from './host.ts'

const CALLS = sample(10_000)
const HOP = /^(?:connection|keep-alive|transfer-encoding)$/i

/** An answer that follows from the number of its call alone, in all the ways that answers come. */
const answerOf = (n: number) => {
  const text = JSON.stringify({
    status_code: STATUS.SUCCESS.code,
    data: { n, text: '澄湾'.repeat(n % 400) },
    message: '成功',
  })
  const packed: Record<number, [string, Buffer]> = {
    0: ['gzip', gzipSync(text)],
    1: ['br', brotliCompressSync(text)],
  }
  const [coding, bytes] = packed[n % 5] ?? [undefined, Buffer.from(text)]
  return {
    status: [200, 200, 400, 401, 503, 302][n % 6]!,
    words: n % 7 === 0 ? 'Very Well' : 'OK',
    headers: [
      'Content-Type',
      n % 11 === 0 ? 'text/html; charset=gbk' : 'application/json; charset=utf-8',
      ...(coding ? ['Content-Encoding', coding] : []),
      ...(n % 2 ? ['Content-Length', String(bytes.length)] : []),
      'Set-Cookie',
      `a=${n}; Path=/; HttpOnly`,
      'set-cookie',
      'b=2; Domain=real.example; Secure',
      'X-Odd-CASE',
      'kept',
      'Location',
      'https://login.example/?next=/',
      'Date',
      'Sat, 21 Nov 2026 12:00:00 GMT',
      'Vary',
      'Accept-Encoding',
      'Vary',
      'Origin',
    ],
    bytes,
    trailer: n % 9 === 0 && n % 2 === 0,
  }
}
const comparable = ({ headers, ...answer }: Raw) => ({
  ...answer,
  body: answer.body.toString('base64'),
  headers: headers.filter((_, at) => !HOP.test(headers[at - (at % 2)]!)),
})

it('of ten thousand answers no byte and no header is another than without us', async () => {
  const heard: string[] = []
  const upstream = await upstreamOf((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const { status, words, headers, bytes, trailer } = answerOf(Number(incoming.headers['x-n']))
      const pairs = incoming.rawHeaders.filter(
        (_, at) => !/^(?:host|connection)$/i.test(incoming.rawHeaders[at - (at % 2)]!),
      )
      heard.push(
        `${incoming.method} ${incoming.url} ${pairs.join('|')} ${Buffer.concat(chunks).toString('base64')}`,
      )
      outgoing.writeHead(status, words, headers)
      outgoing.write(bytes.subarray(0, bytes.length >> 1))
      if (trailer) outgoing.addTrailers([['X-Sum', 'abc']])
      outgoing.end(bytes.subarray(bytes.length >> 1))
    })
  })
  const dual = await inFront(upstream.url)
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const
  const sentOf = (n: number): Sent =>
    n % 3 === 0
      ? {
          method: 'GET',
          path: `/fd/api/v1/bankCard/queryMemberBanksInfoList?tt=${n}&q=%E6%BE%84%2B+x`,
          headers: { 'x-n': String(n) },
        }
      : {
          path: n % 3 === 1 ? '/site/api/v1/user/login' : `/fd/api/v1/sec/AbC-_${n}`,
          headers: {
            'x-n': String(n),
            'X-API-TOKEN': 't',
            cookie: 'own=1; other=2',
            'content-type': 'application/json',
            'accept-encoding': 'gzip, br',
          },
          body: JSON.stringify({ tt: 'T'.repeat(n % 3_000), xx: '\u0000澄' }),
        }
  let changed = 0
  for (let n = 0; n < CALLS; n += 1) {
    const sent = sentOf(n)
    const direct = await raw(upstream.port, { ...sent, agent: agents[0] })
    const through = await raw(dual.port, { ...sent, agent: agents[1] })
    if (JSON.stringify(comparable(direct)) !== JSON.stringify(comparable(through))) changed += 1
    const [mine, theirs] = heard.splice(0)
    if (mine !== theirs) changed += 1
  }
  figure(`calls with changed bytes: ${changed} of ${CALLS}`)
  expect(changed).toBe(0)
  expect(dual.passed).toHaveLength(CALLS)
  for (const agent of agents) agent.destroy()
  dual.close()
  upstream.close()
})

it('an upload goes by as it comes, and this server’s own cookies stay here', async () => {
  const seen: { length: number; headers: string[] }[] = []
  const upstream = await upstreamOf((incoming, outgoing) => {
    let length = 0
    incoming.on('data', (chunk: Buffer) => (length += chunk.length))
    incoming.on('end', () => {
      seen.push({ length, headers: incoming.rawHeaders })
      outgoing.end('{}')
    })
  })
  const dual = await inFront(upstream.url)
  const body = Buffer.alloc(20 * 1024 * 1024, 7)
  const own = `http://127.0.0.1:${dual.port}`
  await raw(dual.port, {
    path: '/site/api/v1/user/upload/uploadImage',
    body,
    headers: {
      cookie: 'mock_token=secret; sid=1; mock_world=a',
      origin: own,
      'content-type': 'multipart/form-data; boundary=x',
    },
  })
  const [{ length, headers }] = seen as [(typeof seen)[number]]
  const valueOf = (name: string) => headers[headers.findIndex((each) => each.toLowerCase() === name) + 1]
  expect(length).toBe(body.length)
  expect(valueOf('cookie')).toBe('sid=1')
  expect(valueOf('origin')).toBe(upstream.url)
  expect(valueOf('host')).toBe(new URL(upstream.url).host)
  // Too long for a copy: it isn't kept.
  expect(dual.passed[0]).toMatchObject({ exchange: { body: undefined } })
  dual.close()
  upstream.close()
})

it.each([
  ['/site/api/v1/nothing', 'POST'],
  ['/site/api/v1/user/login/../../../../admin', 'POST'],
  ['http://elsewhere.example/site/api/v1/user/login', 'POST'],
  ['/site/api/v1/user/login', 'DELETE'],
  ['/', 'GET'],
  ['/__mock/api/dual', 'GET'],
])('%s by %s is not carried to the real backend', async (path, method) => {
  const upstream = await upstreamOf((_incoming, outgoing) => outgoing.end('real'))
  const dual = await inFront(upstream.url)
  expect((await raw(dual.port, { path, method })).body.toString()).toBe('ours')
  dual.close()
  upstream.close()
})
