import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { connectChat } from '../../../client/src/app/chat.ts'
import { createStore } from '../../../client/src/app/store.ts'
import { bus } from '../../../client/src/lib/bus.ts'
import { fingerprint } from '../../../client/src/lib/device/fingerprint/fingerprint.ts'
import { HEADER } from '@app/contract/kit/headers'
import { transport } from '../../../client/src/api/send/transport.ts'
import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { renderAt } from '../renderAt.tsx'

const emit = ((...args: Parameters<typeof bus.emit>) => act(() => bus.emit(...args))) as typeof bus.emit

/** Opens at once and keeps what is sent. */
class OpenSocket {
  static all: OpenSocket[] = []
  sent: string[] = []
  onopen: (() => void) | null = null
  onmessage = null
  onclose = null
  onerror = null
  readonly readyState = 1
  readonly url: string
  constructor(url: string) {
    this.url = url
    OpenSocket.all.push(this)
    queueMicrotask(() => this.onopen?.())
  }
  send(text: string) {
    this.sent.push(text)
  }
  close() {}
}

const closed = globalThis.WebSocket
afterEach(() => vi.stubGlobal('WebSocket', closed))

const PAGES = ['/', '/mine/vip', '/pg/game']

// [GLOB-02 GLOB-03 GLOB-04 TRAP-33]
test.each(PAGES)('%s has one title, one logo and one line to the chat', async (path) => {
  OpenSocket.all = []
  vi.stubGlobal('WebSocket', OpenSocket)
  await renderAt(path, { as: 'vip5' })
  await waitFor(() => expect(document.title).toMatch(/澄湾/))
  expect(document.querySelectorAll('title').length).toBeLessThanOrEqual(1)
  if (path === '/pg/game') expect(await screen.findAllByRole('img', { name: '澄湾' })).toHaveLength(1)
  else expect(await screen.findAllByRole('link', { name: /CHENGWAN.*首页/ })).toHaveLength(1)
  await waitFor(() => expect(OpenSocket.all).toHaveLength(1))
  const asked = new URL(OpenSocket.all[0]!.url)
  expect(asked.pathname).toBe('/stream/ws/v1/handshake')
  expect([asked.searchParams.get('clientType'), asked.searchParams.get('siteId')]).toEqual(['web', '1001'])
  expect(asked.href).not.toContain(localStorage.getItem('token'))
})

// [EV-03 EV-12 GLOB-05 GLOB-06 GLOB-07]
test.each(PAGES)(
  '%s asks to log in, waits, tells and opens the venue dialog in one place each',
  async (path) => {
    await renderAt(path, { as: 'vip5' })
    emit('showLoginTips')
    expect(await screen.findAllByRole('dialog', { name: '提示' })).toHaveLength(1)
    act(() => bus.emit('login_success'))
    emit('showLoading', {})
    expect(await screen.findAllByRole('dialog', { name: '加载中...' })).toHaveLength(1)
    emit('hideLoading')
    emit('toast', { kind: 'info', message: '您好' })
    expect(await screen.findAllByText('您好')).toHaveLength(1)
    emit('showVenueDialog', { channelCode: 'CWZR', venueName: '真人', message: '流水', enter: () => {} })
    expect(await screen.findAllByRole('dialog', { name: /转入场馆/ })).toHaveLength(1)
  },
)

test.each(PAGES)('every call from %s carries the one fingerprint of the device [GLOB-01]', async (path) => {
  const seen = new Set<string | undefined>()
  await renderAt(path, { as: 'vip5' })
  const send = transport.fetch
  transport.fetch = (url, init) => {
    seen.add((init.headers as Record<string, string>)[HEADER.finger])
    return send(url, init)
  }
  await createStore().dispatch(
    (await import('../../../client/src/api/balance.ts')).balanceApi.endpoints.balance.initiate({}),
  )
  expect([...seen]).toEqual([await fingerprint()])
})

test('the chat line of a member keeps the jwt that it logs in with [LS-05]', async () => {
  OpenSocket.all = []
  await renderAt('/agent', { as: 'vip5' })
  vi.stubGlobal('WebSocket', OpenSocket)
  const end = connectChat(createStore(), () => {})
  await waitFor(() => expect(OpenSocket.all[0]?.sent).toHaveLength(1))
  const { msgId, msgData } = JSON.parse(OpenSocket.all[0]!.sent[0]!) as {
    msgId: number
    msgData: { token: string; body: string }
  }
  expect(msgId).toBe(MESSAGE_ID.memberLogin)
  expect(localStorage.getItem('jwtToken')).toBe(msgData.body)
  expect(msgData.token).toBe(localStorage.getItem('token'))
  end()
})
