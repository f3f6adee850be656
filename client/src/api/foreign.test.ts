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
