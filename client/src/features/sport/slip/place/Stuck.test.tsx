import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { SlipMode } from '@app/contract/sport/slip/slip'
import { api } from '../../../../api/api.ts'
import { transport } from '../../../../api/send/transport.ts'
import { sportOf, sportSlice } from '../../sport.slice.ts'
import { PlaceBar } from './PlaceBar.tsx'
import { entryFor } from '../entry.data.ts'

const { fetch } = transport
const { matchMedia } = globalThis
afterEach(() => {
  transport.fetch = fetch
  vi.restoreAllMocks()
  globalThis.matchMedia = matchMedia
})

const CLOSED = ['7', '8']
const [first, second] = [entryFor(), entryFor({ hgid: '2', home: '丙' })]
const suspended = ['3', '4'].map((hgid) => entryFor({ hgid, home: '丁', r: '' }))
const closed = CLOSED.map((hgid) => entryFor({ hgid, home: '戊', r: '' }))

/** The foot of these, below what stands for their cards; 7 and 8 are closed. */
const open = (mode: SlipMode, entries: SlipEntry[]) => {
  const sent: string[] = []
  transport.fetch = vi.fn((_path, init) => {
    sent.push((JSON.parse(String(init.body)) as { method: string }).method)
    return new Promise<Response>(() => undefined)
  })
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(sportSlice.actions.slipChanged({ ...emptySlip, mode, entries }))
  const view = { k: '0.95', odds: '0.95', line: -0.5, lineText: '0.5', min: '10.00', max: '50000.00' }
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <ul>
            {entries.map((entry) => (
              <li key={entryKey(entry)} data-entry={entryKey(entry)}>
                <button type="button">{`card ${entry.oddInfo.gameId}`}</button>
              </li>
            ))}
          </ul>
          <PlaceBar
            viewOf={(gameId, wtype, w, rtype) => ({
              ...view,
              gameId,
              wtype,
              w,
              rtype,
              active: CLOSED.includes(gameId) ? 'closed' : 'open',
            })}
            series={null}
            systems={[]}
            balance="800.00"
            isCut={false}
            foot={null}
          >
            {null}
          </PlaceBar>
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  return { sent, held: () => sportOf(store.getState()).slip.entries }
}
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const areSumsShown = () => screen.queryByText('返还') !== null

test('a series with legs that are suspended says that it can wait, and counts them; a press takes all of them out', async () => {
  const legs = [first, second, ...suspended]
  const { sent, held } = open('series', legs)
  const wait = button(/^盘口暂停，恢复后即可投注$/)
  expect(wait).toBeDisabled()
  fireEvent.submit(wait.form!)
  await act(() => Promise.resolve())
  expect(held()).toEqual(legs)
  expect(button(/^2 项暂停/)).toBeVisible()
  fireEvent.click(button(/^移除 2 项$/))
  expect(held()).toEqual([first, second])
  expect(await screen.findByRole('button', { name: '请输入投注金额' })).toBeVisible()
  expect(sent).not.toContain('bet')
})

test('of a leg that is closed the foot gives its name and the press that takes it out: why, its card says', () => {
  const { held } = open('series', [first, second, closed[0]!])
  expect(button(/^请先移除已关闭的选项$/)).toBeDisabled()
  const takeOut = button(/^移除 戊/)
  expect(takeOut.parentElement!.textContent).toMatch(/^戊 [^：，]*查看移除$/)
  fireEvent.click(takeOut)
  expect(held()).toEqual([first, second])
})

test('of closed and suspended legs both are counted; the closed go first, with one press, the others are waited for', () => {
  const { held } = open('series', [first, ...closed, suspended[0]!])
  expect(button(/^请先移除已关闭的选项$/)).toBeDisabled()
  expect(button(/^2 项已关闭，1 项暂停/)).toBeVisible()
  fireEvent.click(button(/^移除已关闭的 2 项$/))
  expect(held()).toEqual([first, suspended[0]])
  expect(button(/^盘口暂停，恢复后即可投注$/)).toBeDisabled()
})

test('what a series with such a leg would bring is nothing that is known: neither sums nor a price are shown', () => {
  open('series', [first, second, closed[0]!])
  expect(areSumsShown()).toBe(false)
  expect(screen.queryByText(/--/)).toBeNull()
})

test('a single that is closed has no sums', () => {
  open('single', [closed[0]!])
  expect(areSumsShown()).toBe(false)
  expect(button(/^没有可投注的选项$/)).toBeDisabled()
})

test('the sums of a suspended single keep their place and are unknown, which is no 0.00; it says that it can wait', () => {
  open('single', [suspended[0]!])
  expect(screen.getByText('返还').closest('dl')!.textContent).toBe('实扣–可赢–返还–')
  expect(button(/^盘口暂停，恢复后即可投注$/)).toBeDisabled()
})

test('pressed, the words that count them fold the keypad and bring the first of them into sight', () => {
  globalThis.matchMedia = (query) => ({ ...matchMedia(query), matches: /coarse/.test(query) })
  const seen: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent)
  })
  open('series', [first, second, suspended[0]!, closed[0]!])
  act(() => screen.getByRole('textbox', { name: '投注金额' }).focus())
  expect(within(screen.getByRole('group', { name: '数字键盘' })).getByText('7')).toBeVisible()
  seen.length = 0
  fireEvent.click(button(/^1 项已关闭，1 项暂停/))
  expect(screen.queryByRole('group', { name: '数字键盘' })).toBeNull()
  expect(seen).toEqual(['card 7'])
  expect(button(/^card 7$/)).toHaveFocus()
})
