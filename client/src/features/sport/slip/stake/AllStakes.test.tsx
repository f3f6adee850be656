import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { emptySlip } from '@app/contract/sport/slip/slip'
import { sportOf, sportSlice } from '../../sport.slice.ts'
import { entryFor } from '../entry.data.ts'
import { AllStakes } from './AllStakes.tsx'

const entries = [entryFor(), entryFor({ hgid: '2', home: '丙' })]

/** So much typed on each of two bets, the second of which takes no more than `most`. */
const type = (stake: string, most: string) => {
  const store = configureStore({ reducer: combineSlices(sportSlice) })
  store.dispatch(sportSlice.actions.slipChanged({ ...emptySlip, mode: 'multiple', entries }))
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <AllStakes
          viewOf={(gameId, wtype, w, rtype) => ({
            gameId,
            wtype,
            w,
            rtype,
            line: -0.5,
            lineText: '0.5',
            k: '0.95',
            odds: '0.95',
            min: '10.00',
            max: gameId === '2' ? most : '50000.00',
            active: 'open',
          })}
          balance="900000.00"
          isUsed
          onUse={() => undefined}
        />
      </Provider>
    </MantineProvider>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: '每注金额' }), { target: { value: stake } })
  return () => Object.values(sportOf(store.getState()).stakes)
}
const said = () => screen.queryByRole('alert')?.textContent

test('a stake for each that is more than may be staked says what is bet instead, which a press writes into all of them', () => {
  const stakes = type('60000', '50000.00')
  expect(said()).toBe('超过最高投注额，按 ¥50,000 投注')
  fireEvent.click(screen.getByRole('button', { name: '按 ¥50,000 投注' }))
  expect([stakes(), said()]).toEqual([['50000', '50000'], undefined])
  cleanup()
  const others = type('60000', '20000.00')
  expect(said()).toBe('超过最高投注额，按各自最高投注')
  fireEvent.click(screen.getByRole('button', { name: '按各自最高投注' }))
  expect(others()).toEqual(['50000', '20000'])
})
