import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { systemsOf } from '@app/contract/sport/slip/system'
import { api } from '../../../api/api.ts'
import { sportSlice } from '../sport.slice.ts'
import { Ways } from './Ways.tsx'

test('the way that is chosen says what its bets are', () => {
  const store = configureStore({ reducer: combineSlices(api, sportSlice) })
  const systems = systemsOf(4).map((way) => ({
    ...way,
    sizes: [...way.sizes],
    odds: '1.00',
    min: '1.00',
    max: '100.00',
  }))
  render(
    <Provider store={store}>
      <Ways systems={systems} legs={4} />
    </Provider>,
  )
  const ways = screen.getByRole('radiogroup', { name: '串关方式' })
  expect(ways).toHaveAccessibleDescription('4 项合为 1 注，全部赢才派彩')
  fireEvent.click(screen.getByRole('radio', { name: /^4串11/ }))
  expect(ways).toHaveAccessibleDescription('2串1×6+3串1×4+4串1×1')
})
