import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { app, expectStatus, testSite, type TestSite } from '../harness.ts'
import { launched } from '../play/player.ts'
import { liveALittle, moneyOf } from './journey.ts'

const ask = (site: TestSite, path: string, init: RequestInit = {}) =>
  app.hono.request(`http://127.0.0.1/__mock/api${path}`, {
    ...init,
    headers: { host: '127.0.0.1', 'x-mock-world': site.name, ...init.headers },
  })

it('a snapshot is downloaded from one world and uploaded to another', async () => {
  const [here, there] = [testSite(), testSite()]
  await here.control('PATCH', '/members/vip5', { balance_cents: 777 })
  await here.control('POST', '/snapshots', { name: 'rich' })
  const image = new Uint8Array(await (await ask(here, '/snapshots/rich')).arrayBuffer())
  const put = (name: string, body: Uint8Array<ArrayBuffer>) =>
    ask(there, `/snapshots/${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body,
    })
  const uploaded = await put('rich', image)
  expect(uploaded.status).toBe(201)
  expect(await uploaded.json()).toEqual({ name: 'rich', bytes: image.length })
  await there.control('POST', '/snapshots/rich/restore', {})
  expect(moneyOf(there)).toBe(777)

  expect((await put('bad', new TextEncoder().encode('not a database'))).status).toBe(400)
  const torn = image.slice()
  torn.fill(7, 100, 4_096)
  expect((await put('torn', torn)).status).toBe(409)
  expect((await put('No', image)).status).toBe(400)
  const { body } = await there.control<{ snapshots: { name: string }[] }>('GET', '/snapshots')
  expect(body.snapshots.map(({ name }) => name)).toEqual(['rich'])
})

it('a snapshot is deleted in its own world only, and only once', async () => {
  const [here, there] = [testSite(), testSite()]
  for (const site of [here, there]) await site.control('POST', '/snapshots', { name: 'kept' })
  const { body } = await here.control('DELETE', '/snapshots/kept')
  expect(body).toEqual({ dropped: 'kept' })
  expect((await here.control('GET', '/snapshots')).body).toEqual({ snapshots: [] })
  expect((await here.control('POST', '/snapshots/kept/restore', {})).status).toBe(404)
  expect((await here.control('DELETE', '/snapshots/kept')).status).toBe(404)
  expect((await there.control('POST', '/snapshots/kept/restore', {})).status).toBe(200)
})

it('the journal streams each call as it happens, and says when the world was put back', async () => {
  const site = testSite()
  const answer = await ask(site, '/journal/stream')
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const until = async (part: string) => {
    while (!text.includes(part)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`the stream ended before ${part}: ${text}`)
      text += value
    }
  }
  await until('event: alive')
  await site.call(contract.site.preInfo, {})
  await until('"path":"/site/api/v1/configuration/preInfo"')
  expect(text).toMatch(/event: call\n[\s\S]*id: 1\n/)
  expect(text).toContain(`"status_code":${STATUS.SUCCESS.code}`)
  await site.control('POST', '/reset', {})
  await until('event: reset')
  text = ''
  await site.call(contract.site.preInfo, {})
  await until('"id":1')
  await reader.cancel()
})

it('the journal lets go of a reader who stopped reading, whatever it has not taken with it', async () => {
  const site = testSite()
  const answer = await ask(site, '/journal/stream')
  const calls = 40
  const long = 'x'.repeat(40_000)
  for (let at = 0; at < calls; at++) await site.call(contract.site.preInfo, { long } as never)
  const reader = answer.body!.getReader()
  let [bytes, isOver] = [0, false]
  while (!isOver && bytes < calls * long.length) {
    const { value, done } = await reader.read()
    isOver = done
    bytes += value?.length ?? 0
  }
  expect(isOver).toBe(true)
  expect((await site.control<{ entries: object[] }>('GET', '/journal')).body.entries).toHaveLength(calls)
})

it('the journal is told briefly to whoever only lists it', async () => {
  const site = testSite()
  await site.call(contract.site.preInfo, {})
  const { body } = await site.control<{ entries: object[] }>('GET', '/journal?brief=true')
  expect(body.entries).toMatchObject([
    { id: 1, path: contract.site.preInfo.path, status_code: STATUS.SUCCESS.code },
  ])
  expect(body.entries[0]).not.toHaveProperty('response')
  expect((await site.control('GET', '/journal?brief=perhaps')).status).toBe(400)
})

it('the journal tells the calls of the sport channel apart, which share a path', async () => {
  const site = testSite()
  await liveALittle(site)
  for (const query of ['', '?brief=true']) {
    const { body } = await site.control<{ entries: { path: string; operation?: string }[] }>(
      'GET',
      `/journal${query}`,
    )
    const told = body.entries.filter(({ operation }) => operation !== undefined)
    expect(told.slice(0, 2).map(({ operation }) => operation)).toEqual(['get_game_list', 'get_game_list'])
    expect(new Set(told.map(({ path }) => path))).toEqual(new Set([contract.sport.resource.path]))
  }
})

it('rules and tester headers hold for what launched games call', async () => {
  const site = testSite()
  const game = await launched(site, 'vip5', 'CWDZ', '')
  await site.control('POST', '/faults', {
    path: '/mock/play/**',
    status_code: STATUS.VENUE_UNDER_MAINTENANCE.code,
    member: 'vip5',
    times: 1,
  })
  const money = moneyOf(site)
  expectStatus(await game.state(), 'VENUE_UNDER_MAINTENANCE')
  expectStatus(await game.state(), 'SUCCESS')
  expect(moneyOf(site)).toBe(money)
  await site.control('POST', '/faults', { path: '/mock/play/*/state', http: 502, times: 1 })
  await expect(game.state()).rejects.toThrow(SyntaxError)
  const { body } = await site.control<{ entries: { path: string; forced: boolean; http: number }[] }>(
    'GET',
    '/journal?path=/mock/play',
  )
  expect(body.entries.map(({ forced, http }) => [forced, http])).toEqual([
    [true, STATUS.VENUE_UNDER_MAINTENANCE.http],
    [false, 200],
    [true, 502],
  ])
})

it('the page address arms a rule for one call, for some, or for every one', async () => {
  const site = testSite()
  const open = (fault: string) =>
    app.hono.request(`http://127.0.0.1/?__world=${site.name}&__fault=${encodeURIComponent(fault)}`, {
      headers: { host: '127.0.0.1' },
    })
  const code = STATUS.RISKY_LOGIN.code
  const LOGIN = contract.auth.login.path
  for (const [text, times] of [
    [`${LOGIN}:${code}`, 1],
    [`${LOGIN}:${code}*3`, 3],
    [`/site/**:${code}*`, undefined],
    [`${LOGIN}:delay=20*2`, 2],
  ] as const) {
    expect((await open(text)).status).toBe(302)
    expect(site.world.faults.list().at(-1)?.times).toBe(times)
  }
  for (const wrong of [`${LOGIN}:nothing`, `${LOGIN}:${code}*0`, `${LOGIN}:${code}*x`, `/a:${code}`, ':6029'])
    expect((await open(wrong)).status).toBe(400)
})
