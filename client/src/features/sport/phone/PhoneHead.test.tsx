import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { SportType } from '@app/contract/sport/codes'
import { api } from '../../../api/api.ts'
import { transport } from '../../../api/send/transport.ts'
import { sportSlice } from '../sport.slice.ts'
import { PhoneHead } from './PhoneHead.tsx'

const { fetch } = transport
afterEach(() => void (transport.fetch = fetch))

test.each<[string, SportType, boolean, [boolean, boolean]]>([
  ['of matches', SportType.football, true, [true, true]],
  ['of champions, which are of no list of leagues', SportType.champion, true, [true, false]],
  ['beside results and rules, which it would not narrow', SportType.football, false, [false, false]],
])('the head has what narrows the board: %s', (_what, sport, isBoard, tools) => {
  transport.fetch = vi.fn(() => new Promise<Response>(() => undefined))
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  store.dispatch(sportSlice.actions.sportChosen(sport))
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <PhoneHead isBoard={isBoard} words="" onSearch={() => undefined} onOpenSlip={() => undefined}>
            {() => null}
          </PhoneHead>
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  const has = (name: string) => screen.queryByRole('button', { name }) !== null
  expect([has('搜索联赛或球队'), has('联赛筛选')]).toEqual(tools)
  expect(has('更多')).toBe(true)
})
