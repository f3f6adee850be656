// @vitest-environment jsdom
import { contract } from '@app/contract'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadSite } from '../app/start/loadSite.ts'
import { createStore } from '../app/store.ts'
import { lobbyApi } from '../features/lobby/lobby.api.ts'
import { NULL_PATHS } from './declared.ts'
import { site } from './siteConfig.ts'
import { transport } from './send/transport.ts'

/** A backend of somebody else, that keeps to the envelope and not to everything in it. */
const answering = (answers: Record<string, unknown>) => {
  const asked: string[] = []
  vi.spyOn(transport, 'fetch').mockImplementation(async (url) => {
    asked.push(url)
    return Response.json({ status_code: STATUS.SUCCESS.code, data: answers[url] ?? null, message: '' })
  })
  return asked
}
const PRE_INFO = '/site/api/v1/configuration/preInfo'
const MATCHES = '/game/api/v1/video/hotLive/list'
const none = { games: [], total: 0 }
const ask = async (store = createStore()) =>
  store.dispatch(lobbyApi.endpoints.hotMatches.initiate({ count: 8 }))

beforeEach(() => {
  localStorage.clear()
  vi.stubEnv('DEV', false)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('a preInfo', () => {
  test.each([
    ['without the address', { siteBaseConfig: { brandName: '别家' } }, '别家'],
    ['whose address is null', { ip: null, siteBaseConfig: { brandName: '别家', siteId: null } }, '别家'],
    ['without settings', { ip: '203.0.113.9' }, '澄湾'],
    ['without anything', {}, '澄湾'],
    ['that is no object', '', '澄湾'],
    ['that is null', null, '澄湾'],
  ])('%s stops no further call', async (_, info, brand) => {
    const asked = answering({ [PRE_INFO]: info, [MATCHES]: none })
    const store = createStore()
    expect(await loadSite(store)).toBe('open')
    expect(site.get().settings.brandName).toBe(brand)
    expect((await ask(store)).data).toEqual(none)
    expect(asked).toEqual([PRE_INFO, MATCHES])
  })
})

describe('an answer without anything in it', () => {
  test('is a failure, not an empty list', async () => {
    answering({})
    expect((await ask()).error).toEqual({ kind: 'trouble', cause: 'malformed' })
  })

  test('is one only where the contract says so', () => {
    const endpoints = Object.values(contract).flatMap((area) => Object.values(area) as AnyEndpoint[])
    const open = endpoints.filter(
      ({ effect, response }) =>
        (effect === undefined || effect === 'read') && response?.safeParse(null).success,
    )
    const paths = open.map(({ path }) => path).filter((path) => !path.startsWith('/stream/ws/'))
    expect(paths).toEqual(NULL_PATHS)
  })
})

describe('a call that the backend lacks', () => {
  const lacking = async (status: number, text: string) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    // Told once is told once for the whole page: each test is a page of its own.
    vi.resetModules()
    const [{ send }, own] = await Promise.all([import('./send/send.ts'), import('./send/transport.ts')])
    vi.spyOn(own.transport, 'fetch').mockImplementation(async () => new Response(text, { status }))
    return { send, warned }
  }

  test.each([404, 405, 501])('is told to the player, and once in the console: %i', async (status) => {
    const { send, warned } = await lacking(status, '<html>not here</html>')
    const call = { path: MATCHES, body: {} } as const
    for (const { envelope } of [await send(call), await send(call)])
      expect(envelope).toEqual({
        status_code: STATUS.NOT_FOUND.code,
        data: null,
        message: expect.stringContaining('暂未提供这项服务'),
      })
    expect(warned.mock.calls.map(([text]) => text)).toEqual([
      expect.stringContaining(`${MATCHES} → ${status}`),
    ])
  })

  test('is told in the characters of the page', async () => {
    const { send } = await lacking(404, '')
    document.documentElement.lang = 'zh-TW'
    const { envelope } = await send({ path: MATCHES, body: {} })
    document.documentElement.lang = 'zh-CN'
    expect(envelope.message).toContain('暫未提供')
  })

  test('is not mistaken for a page that the proxy answers with', async () => {
    const { send, warned } = await lacking(200, '<!doctype html>')
    await expect(send({ path: MATCHES, body: {} })).rejects.toEqual({ kind: 'trouble', cause: 'malformed' })
    expect(warned).toHaveBeenCalledOnce()
  })
})
