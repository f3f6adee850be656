import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, describe, expect, it } from 'vitest'
import { control } from '@app/contract/control/control'
import { STATUS } from '@app/contract/kit/status'
import { serveMcp } from '../../../mock-server/src/mcp/mount.ts'
import type { GuardOptions } from '../../../mock-server/src/control/guard.ts'
import { openApp } from '../harness.ts'
import { TASKS } from './tasks.data.ts'

const MOST_TOOLS = 25
const MOST_CALLS = 6
const HERE = 'http://127.0.0.1'

const appFor = (guard: GuardOptions = { host: '127.0.0.1', token: undefined }, isReadOnly = false) => {
  const app = openApp({ guard })
  serveMcp(app.hono, { guard, isReadOnly, version: 'test' })
  return app
}
const local = appFor()

const open: Client[] = []
afterEach(async () => {
  for (const client of open.splice(0)) await client.close()
})

let worlds = 0
/** An agent in a world of its own. */
const agent = async ({
  app = local,
  world = `agent-${++worlds}`,
  query = '',
  headers = {},
}: { app?: typeof local; world?: string; query?: string; headers?: Record<string, string> } = {}) => {
  const client = new Client({ name: 'agent', version: '1' })
  open.push(client)
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${HERE}/__mock/mcp${query}`), {
      fetch: async (input, init) => {
        const sent = new Headers(init?.headers)
        for (const [name, value] of Object.entries({ host: '127.0.0.1', 'x-mock-world': world, ...headers }))
          sent.set(name, value)
        return app.hono.fetch(new Request(input, { ...init, headers: sent }))
      },
    }),
  )
  const use = async (name: string, given: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: given })
    const [first] = content as { type: string; text: string }[]
    return { text: first!.text, isError: isError === true, content }
  }
  return { client, use }
}
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

describe('an agent does by tools what is asked of it', () => {
  it('thirty tasks', () => expect(TASKS).toHaveLength(30))
  it.each(TASKS)('$task', async ({ calls, proves }) => {
    expect(calls.length).toBeLessThanOrEqual(MOST_CALLS)
    const { use } = await agent()
    const told: unknown[] = []
    for (const [tool, given] of calls) {
      const { text, isError } = await use(tool, typeof given === 'function' ? given(told) : given)
      expect(isError, `${tool}: ${text}`).toBe(false)
      told.push(parsed(text))
    }
    expect({ isProved: proves(told), told }).toMatchObject({ isProved: true })
  })
})

it('has a tool for each group of the control API, made of its contract, and one for the site', async () => {
  const { client } = await agent()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([...Object.keys(control), 'call'].toSorted())
  expect(tools.length).toBeLessThanOrEqual(MOST_TOOLS)
  const offered = tools.flatMap(({ name, inputSchema }) =>
    ((inputSchema.properties?.['action'] as { enum?: string[] } | undefined)?.enum ?? []).map(
      (action) => `${name}.${action}`,
    ),
  )
  const declared = Object.entries(control).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`),
  )
  // A stream, databases, and the files of capsules and kept runs are no texts.
  expect(declared.filter((name) => !offered.includes(name))).toEqual([
    'snapshots.download',
    'snapshots.upload',
    'journal.stream',
    'capsule.open',
    'dual.download',
    'dual.open',
  ])
  expect(offered.filter((name) => !declared.includes(name))).toEqual([])
})

it('keeps no two fields of one name in one action', () => {
  for (const calls of Object.values(control))
    for (const { path, query, body } of Object.values(calls)) {
      const fields = [query, body].flatMap((schema) =>
        Object.keys((schema as { shape?: object })?.shape ?? {}),
      )
      const names = [...[...path.matchAll(/:(\w+)/g)].map(([, name]) => name), ...fields]
      expect(names).toEqual([...new Set(names)])
    }
})

it('reads the journal, the books, the coverage, a capsule and the documents as resources', async () => {
  const { client, use } = await agent({ world: 'read' })
  await use('call', { call: 'site.preInfo' })
  const { resources } = await client.listResources()
  expect(resources.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'journal',
      'ledger',
      'coverage',
      'capsule',
      'openapi.json',
      'asyncapi.json',
      'recipes.md',
    ]),
  )
  const read = async (name: string) => {
    const { contents } = await client.readResource({ uri: `mock://read/__mock/api/${name}` })
    return JSON.parse((contents[0] as { text: string }).text)
  }
  expect((await read('journal')).entries.at(-1).path).toContain('preInfo')
  expect(await read('ledger')).toMatchObject({ balanced: true })
  expect((await read('coverage')).served).toBeGreaterThan(0)
  expect((await read('capsule')).seed).toBe(1)
  await expect(client.readResource({ uri: 'mock://read/__mock/api/journl' })).rejects.toThrow(
    /最接近的是.*journal/,
  )
})

it('offers beginnings, with what they need', async () => {
  const { client } = await agent()
  const { prompts } = await client.listPrompts()
  expect(prompts.length).toBeGreaterThan(2)
  const { messages } = await client.getPrompt({
    name: 'refuse',
    arguments: { call: 'withdraw.create', code: String(STATUS.PASSWORD_CHECK_FAILURE.code) },
  })
  expect(JSON.stringify(messages)).toContain('withdraw.create')
  await expect(client.getPrompt({ name: 'refuse', arguments: {} })).rejects.toThrow(/缺少参数 call/)
})

it.each([
  ['a tool', 'fault', {}, /没有工具 fault，最接近的是 faults/],
  ['an action', 'faults', { action: 'arms' }, /没有动作 arms，最接近的是 arm/],
  ['a parameter', 'clock', { action: 'change', advance: 5 }, /没有参数 advance，最接近的是 advance_s/],
  ['a member', 'members', { action: 'read', name: 'vip55' }, /最接近的是 vip5/],
  ['a call of the site', 'call', { call: 'auth.logn' }, /没有接口 auth\.logn，最接近的是 auth\.login/],
  ['a path', 'faults', { action: 'arm', path: '/site/api/v1/user/logn', http: 500 }, /user\/login/],
  ['nothing where something is needed', 'members', { action: 'read' }, /缺少参数 name/],
])('says what is wrong with %s', async (_what, tool, given, says) => {
  const { use } = await agent()
  const { text, isError } = await use(tool, given)
  expect(isError).toBe(true)
  expect(text).toMatch(says)
})

describe('read only', () => {
  it.each([
    ['by the server', { app: appFor(undefined, true) }],
    ['by the address', { query: '?readonly=1' }],
  ])('%s nothing is offered that changes a world, and no world is made', async (_by, options) => {
    const { client, use } = await agent({ ...options, world: 'default' })
    const { tools } = await client.listTools()
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
    expect(tools.map(({ name }) => name)).not.toContain('call')
    expect((await use('members', { action: 'create' })).text).toMatch(/没有动作 create/)
    expect((await use('call', { call: 'site.preInfo' })).text).toMatch(/没有工具 call/)
    expect((await use('clock', { action: 'read', world: 'not-there' })).text).toMatch(/没有世界 not-there/)
    expect((await use('ledger', { action: 'check' })).isError).toBe(false)
  })
})

describe('who may steer', () => {
  const guarded = appFor({ host: '127.0.0.1', token: 'secret' })
  it('is let in with the token, which goes along with all that is asked', async () => {
    const { use } = await agent({ app: guarded, headers: { authorization: 'Bearer secret' } })
    expect(parsed((await use('clock', { action: 'read' })).text)).toMatchObject({ frozen: false })
    const forced = await use('call', { call: 'auth.login', body: {}, status: STATUS.RISKY_LOGIN.code })
    expect(parsed(forced.text)).toMatchObject({ status_code: STATUS.RISKY_LOGIN.code })
  })
  it('nobody without it, no page of elsewhere, no foreign name of this machine', async () => {
    await expect(agent({ app: guarded })).rejects.toThrow(/MOCK_TOKEN|401/)
    await expect(agent({ headers: { origin: 'https://evil.example' } })).rejects.toThrow(/403|本机/)
    await expect(agent({ headers: { host: 'evil.example' } })).rejects.toThrow(/403|本机/)
  })
})
