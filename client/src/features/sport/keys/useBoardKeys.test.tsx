import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { entryKey } from '@app/contract/sport/slip/entry'
import { Odds } from '../../../ui/Odds/Odds.tsx'
import { entryFor } from '../slip/entry.data.ts'
import { focusSlip, SLIP_ID } from '../board/boardKeys.ts'
import { useSelecting } from '../slip/select.ts'
import { sportOf, sportSlice } from '../sport.slice.ts'
import { useBoardKeys } from './useBoardKeys.ts'

const entry = entryFor()

const Board = () => {
  const { select } = useSelecting()
  return (
    <div role="list" onKeyDown={useBoardKeys(vi.fn(), vi.fn())}>
      <Odds name="主队" price="0.95" onToggle={() => select(entry)} />
    </div>
  )
}

test('chips pressed right after a price go on it, though the slip is worked out a frame later', async () => {
  const store = configureStore({ reducer: combineSlices(sportSlice) })
  render(
    <Provider store={store}>
      <Board />
    </Provider>,
  )
  const price = screen.getByRole('button')
  price.click()
  for (let chip = 0; chip < 3; chip += 1) fireEvent.keyDown(price, { key: '2' })
  fireEvent.keyDown(price, { key: 'm' })
  await waitFor(() => expect(sportOf(store.getState()).stakes[entryKey(entry)]).toBe('300'))
  await waitFor(() => expect(sportOf(store.getState()).slip.mode).toBe('multiple'))
})

test('a digit is the chip at its place in the slip, and the one after them presses the most there', async () => {
  const store = configureStore({ reducer: combineSlices(sportSlice) })
  const most = vi.fn()
  render(
    <Provider store={store}>
      <Board />
      <div id={SLIP_ID}>
        <button type="button" data-most onClick={most}>
          最高
        </button>
      </div>
    </Provider>,
  )
  const price = screen.getByRole('button', { name: /主队/ })
  price.click()
  fireEvent.keyDown(price, { key: '1' })
  await waitFor(() => expect(sportOf(store.getState()).stakes[entryKey(entry)]).toBe('50'))
  fireEvent.keyDown(price, { key: '6' })
  await waitFor(() => expect(most).toHaveBeenCalledOnce())
})

test.each([true, false])('the way to the slip leads to its amount, where one is asked for: %s', (isAsked) => {
  render(
    <aside id={SLIP_ID} tabIndex={-1}>
      {isAsked && <input inputMode="decimal" />}
    </aside>,
  )
  focusSlip()
  expect(screen.getByRole(isAsked ? 'textbox' : 'complementary')).toHaveFocus()
})
