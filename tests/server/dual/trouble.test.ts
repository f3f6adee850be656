import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { upstreamOf as readUpstream } from '../../../mock-server/src/dual/upstream.ts'
import { CERTIFICATE } from './certificate.data.ts'
import { inFront, listening, raw, upstreamOf } from './host.ts'

const LOGIN = { path: '/site/api/v1/user/login', body: '{}' }
const usual = STATUS.BAD_GATEWAY

/** What the player is told while the real backend does this, and what is noted. */
const during = async (listener: RequestListener, patienceMs = 60_000) => {
  const upstream = await upstreamOf(listener)
  const dual = await inFront(upstream.url, { patienceMs })
  try {
    const answer = await raw(dual.port, LOGIN).catch((error: Error & { code: string }) => error.code)
    return { answer, passed: dual.passed }
  } finally {
    dual.close()
    upstream.close()
  }
}
const sentence = (answer: Awaited<ReturnType<typeof during>>['answer']) => {
  if (typeof answer === 'string') throw new Error(answer)
  return [answer.status, JSON.parse(answer.body.toString())]
}
const usualAnswer = [usual.http, { status_code: usual.code, data: null, message: usual.message }]

it('nobody there: the player hears the usual sentence', async () => {
  const gone = await upstreamOf(() => undefined)
  gone.close()
  await once(gone.server, 'close')
  const dual = await inFront(gone.url)
  expect(sentence(await raw(dual.port, LOGIN))).toEqual(usualAnswer)
  expect(dual.passed).toMatchObject([{ exchange: { answer: { failed: 'gone', detail: 'ECONNREFUSED' } } }])
  dual.close()
})

it('too slow: the same, and nothing waits any more', async () => {
  const { answer, passed } = await during(() => undefined, 150)
  expect(sentence(answer)).toEqual(usualAnswer)
  expect(passed).toMatchObject([{ exchange: { answer: { failed: 'slow' } } }])
})

it('broken off before its answer: the same', async () => {
  const { answer, passed } = await during((incoming) => incoming.socket.destroy())
  expect(sentence(answer)).toEqual(usualAnswer)
  expect(passed).toMatchObject([{ exchange: { answer: { failed: 'gone' } } }])
})

it('broken off in the middle: half an answer doesn’t look whole', async () => {
  const { answer, passed } = await during((incoming, outgoing) => {
    outgoing.writeHead(200, { 'content-length': 1_000 })
    outgoing.write('{"status_code":', () => setImmediate(() => incoming.socket.destroy()))
  })
  expect(answer).toBe('ECONNRESET')
  expect(passed).toMatchObject([{ exchange: { answer: { failed: 'broken' } } }])
})

it('a web page and a redirect are answers: they go by, and nobody follows', async () => {
  let asked = 0
  const page = await during((_incoming, outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>登录</h1>'),
  )
  expect(page.answer).toMatchObject({ status: 200, body: Buffer.from('<h1>登录</h1>') })
  const wall = await during((_incoming, outgoing) => {
    asked += 1
    outgoing.writeHead(302, { location: '/login' }).end()
  })
  expect(wall.answer).toMatchObject({ status: 302 })
  expect(asked).toBe(1)
})

it('a certificate that nobody vouches for is not taken, one that somebody vouches for is', async () => {
  const server = createServer(CERTIFICATE, (_incoming, outgoing) => outgoing.end('{"real":1}'))
  const port = await listening(server)
  const strict = await inFront(`https://localhost:${port}`)
  expect(sentence(await raw(strict.port, LOGIN))).toEqual(usualAnswer)
  expect(strict.passed).toMatchObject([{ exchange: { answer: { failed: 'certificate' } } }])
  const trusting = await inFront(`https://localhost:${port}`, { ca: CERTIFICATE.cert })
  expect((await raw(trusting.port, LOGIN)).body.toString()).toBe('{"real":1}')
  for (const dual of [strict, trusting]) dual.close()
  server.closeAllConnections()
  server.close()
})

it('whoever hangs up is asked for no longer', async () => {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const upstream = await upstreamOf((incoming) => void incoming.socket.once('close', resolve))
  const dual = await inFront(upstream.url)
  const abort = new AbortController()
  const going = fetch(`http://127.0.0.1:${dual.port}${LOGIN.path}`, {
    method: 'POST',
    body: '{}',
    signal: abort.signal,
  })
  await once(upstream.server, 'request')
  abort.abort()
  await expect(going).rejects.toThrow(/abort/i)
  await closed
  dual.close()
  upstream.close()
})

it.each([
  ['backend.example', /http\(s\) 地址/],
  ['ftp://backend.example', /http\(s\) 地址/],
  ['https://me:secret@backend.example', /用户名与密码/],
  ['https://backend.example/api', /只写到端口为止/],
])('PROXY=%s is refused in words', (text, words) => {
  expect(() => readUpstream(text)).toThrow(words)
})

it('an open way to another machine is warned of, none to this one', () => {
  expect(readUpstream('http://backend.example').warning).toMatch(/未加密/)
  for (const fine of [
    'https://backend.example',
    'http://127.0.0.1:9000',
    'http://localhost:9000',
    'http://[::1]:9000',
  ])
    expect(readUpstream(fine).warning).toBeUndefined()
})
