import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@app/contract'
import { afterAll, expect, it } from 'vitest'
import { dual } from '@app/contract/control/dual'
import type { DualPort } from '../../../mock-server/src/dual/port.ts'
import { openStorage } from '../../../mock-server/src/host/storage.ts'
import { openApp, testSite } from '../harness.ts'
import { goldens } from '../rig/goldens.ts'
import { sideBySide } from './sideBySide.ts'

const folder = mkdtempSync(join(tmpdir(), 'dual-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PHONE = '13987654321'
const both = sideBySide(2, (going) => {
  if (going.path !== contract.member.info.path || !going.text.includes('6000')) return going
  const envelope = JSON.parse(going.text)
  envelope.data.phone = Number(PHONE)
  envelope.data.greeting = `电话 ${PHONE}`
  return { ...going, text: JSON.stringify(envelope) }
})
const port: DualPort = {
  upstream: 'https://backend.example',
  since: 1,
  waiting: () => 0,
  skipped: () => 0,
  ask: async (question, asked) => both.desk[question](asked as never) as never,
}
const app = openApp({ dual: port })

/** A command of the documents, as far as curl is used there. */
const curl = async (command: string, { hono } = app) => {
  const words = Array.from(command.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!)
  const after = (flag: string) => (words.includes(flag) ? words[words.indexOf(flag) + 1] : undefined)
  const file = after('--data-binary')?.slice(1)
  const body = after('-d') ?? (file && readFileSync(join(folder, file), 'utf8'))
  const [name = '', value = ''] = (after('-H') ?? '').split(': ')
  const answer = await hono.request(`http://${words.find((word) => word.startsWith('localhost'))}`, {
    method: after('-X') ?? (body === undefined ? 'GET' : 'POST'),
    headers: { host: 'localhost:8787', ...(name ? { [name]: value } : {}) },
    ...(body === undefined ? {} : { body }),
  })
  const text = await answer.text()
  const saved = after('-o')
  if (saved) writeFileSync(join(folder, saved), text)
  return { status: answer.status, text }
}

it('every command of the page does what the page says', async () => {
  for (const name of ['vip5', 'vip10']) await both.evening(name)
  const page = readFileSync(`${import.meta.dirname}/../../../docs/dual-mode.md`, 'utf8')
  const commands = page.match(/^curl .+$/gm)!
  expect(commands.length).toBeGreaterThanOrEqual(5)
  const told = new Map<string, string>()
  for (const command of commands) {
    const { status, text } = await curl(command)
    expect([command, status]).toEqual([command, expect.toSatisfy((code) => code === 200 || code === 201)])
    told.set(/api\/dual[^ ']*/.exec(command)![0], text)
  }
  const read = dual.read.answer!.parse(JSON.parse(told.get('api/dual')!)) as {
    upstream: string
    differences: { path: string; kind: string; call: string }[]
  }
  expect(read.upstream).toBe('https://backend.example')
  expect(read.differences.map(({ call, kind, path }) => [call, kind, path])).toEqual([
    ['member.info', 'shape', 'data.phone'],
    ['member.info', 'extra', 'data.greeting'],
  ])
  expect(told.get('api/dual')).not.toContain(PHONE)
  expect(existsSync(join(folder, 'first-evening.dual.json'))).toBe(true)
  const opened = dual.open.answer!.parse(JSON.parse(told.get('api/dual/open?name=evening')!)) as {
    name: string
    calls: number
    differences: { path: string }[]
  }
  expect(opened).toMatchObject({ name: 'evening' })
  expect(opened.calls).toBeGreaterThan(100)
  // The kept answers differ where those of the real backend did.
  expect(opened.differences.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['data.phone', 'data.greeting']),
  )
  expect(app.worlds.has('evening')).toBe(true)
})

it('a difference shows both answers, masked unless somebody asks otherwise', async () => {
  await both.evening('noname01')
  const [{ id } = { id: 0 }] = both.rows()
  const masked = await curl(`curl localhost:8787/__mock/api/dual/differences/${id}`)
  const plain = await curl(`curl localhost:8787/__mock/api/dual/differences/${id}?masked=false`)
  for (const { text } of [masked, plain]) dual.difference.answer!.parse(JSON.parse(text))
  expect(masked.text).not.toContain(PHONE)
  expect(plain.text).toContain(PHONE)
  expect((await curl('curl localhost:8787/__mock/api/dual/differences/999')).status).toBe(404)
})

it('a kept scene outlives its server, and is there where no real backend is', async () => {
  const on = (own: object) =>
    openApp({ ...own, storage: { ...openStorage({ dataDir: folder, build: undefined }), ...goldens } })
  const first = on({ dual: port })
  const KEPT = 'curl localhost:8787/__mock/api/dual/kept'
  const JSON_TYPE = "-H 'content-type: application/json'"
  const keep = (name: string) => curl(`${KEPT} ${JSON_TYPE} -d '{"name":"${name}"}'`, first)
  const made = dual.keep.answer!.parse(JSON.parse((await keep('evening')).text))
  const whole = (await curl(`${KEPT}/evening`, first)).text
  const later = on({})
  const listed = async () =>
    JSON.parse((await curl('curl localhost:8787/__mock/api/dual', later)).text).kept as { name: string }[]
  expect(await listed()).toEqual([made])
  expect((await curl(`${KEPT}/evening`, later)).text).toBe(whole)
  for (let n = 2; n <= 20; n += 1) writeFileSync(join(folder, 'dual', `n${n}.dual.json`), whole)
  expect((await listed()).length).toBe(20)
  const full = await keep('one-more')
  expect([full.status, full.text]).toEqual([409, expect.stringMatching(/请先下载并删除/)])
  expect((await keep('evening')).status).toBe(201)
  expect((await curl(`${KEPT}/evening -X DELETE`, later)).status).toBe(200)
  expect((await curl(`${KEPT}/evening -X DELETE`, later)).status).toBe(404)
  expect((await keep('one-more')).status).toBe(201)
  // What is no scene is not taken for one.
  writeFileSync(join(folder, 'dual', 'n2.dual.json'), '{"format":"other"}')
  expect((await listed()).map(({ name }) => name)).not.toContain('n2')
  both.close()
})

it('without a real backend there is nothing to compare, and that is said', async () => {
  const site = testSite()
  expect((await site.control<{ upstream: null }>('GET', '/dual')).body.upstream).toBeNull()
  const { status, body } = await site.control<{ error: string }>('POST', '/dual/kept', { name: 'a' })
  expect([status, body.error]).toEqual([409, expect.stringMatching(/PROXY=/)])
  expect((await site.control('POST', '/dual/open', { format: 'other' })).status).toBe(400)
})
