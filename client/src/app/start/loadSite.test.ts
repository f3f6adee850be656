// @vitest-environment jsdom
import { STATUS } from '@app/contract/kit/status'
import { afterEach, expect, test, vi } from 'vitest'
import { transport } from '../../api/send/transport.ts'
import { site } from '../../api/siteConfig.ts'
import { siteApi } from '../../features/site/site.api.ts'
import { createStore } from '../store.ts'
import { loadSite } from './loadSite.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('settings that somebody else has asked for before are no answer: they would be those of the language before', async () => {
  // A backend that says no more than what is looked at here.
  vi.stubEnv('DEV', false)
  const sent: ((title: string) => void)[] = []
  vi.spyOn(transport, 'fetch').mockImplementation(
    () =>
      new Promise((answer) => {
        sent.push((title) => {
          const data = { ip: '', siteBaseConfig: { title } }
          answer(Response.json({ status_code: STATUS.SUCCESS.code, data, message: '' }))
        })
      }),
  )
  const isSent = (count: number) => vi.waitFor(() => expect(sent.length).toBe(count))
  const store = createStore()
  void store.dispatch(siteApi.endpoints.preInfo.initiate(undefined, { subscribe: false }))
  await isSent(1)
  const state = loadSite(store)
  sent[0]?.('澄灣體育')
  await isSent(2)
  sent[1]?.('澄湾体育')
  await state
  expect(site.get().settings.title).toBe('澄湾体育')
})
