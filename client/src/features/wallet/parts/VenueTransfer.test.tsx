import { MantineProvider } from '@mantine/core'
import { configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { VenueBalance } from '@app/contract/venue/venueInfo'
import { api } from '../../../api/api.ts'
import { VenueTransfer } from './VenueTransfer.tsx'

const venue = (channelCode: string, name: string, balance: string) =>
  ({ channelCode, name, balance, status: 'open' }) as VenueBalance

test('with nothing in the centre a transfer says so, and leads to a deposit or to the venue that holds money', () => {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <MemoryRouter>
          <VenueTransfer
            venues={[venue('AA', '甲馆', '0.00'), venue('BB', '乙馆', '20.00')]}
            center="0.00"
            channel="AA"
            wanted={undefined}
            rest={undefined}
            onMoved={() => undefined}
          />
        </MemoryRouter>
      </Provider>
    </MantineProvider>,
  )
  expect(screen.getByText(/中心钱包没有可转的余额/)).toBeVisible()
  const confirm = () => screen.getByRole('button', { name: '确认转账' })
  expect(confirm()).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^全部/ })).toBeNull()
  fireEvent.change(screen.getByRole('textbox', { name: '转入金额' }), { target: { value: '50' } })
  expect(screen.queryByText(/最多 ¥0/)).toBeNull()
  expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/mine/savemoney')
  fireEvent.click(screen.getByRole('button', { name: '从乙馆转出' }))
  expect(screen.getByRole('radio', { name: '转回中心钱包' })).toBeChecked()
  expect(screen.queryByText(/中心钱包没有可转的余额/)).toBeNull()
  expect(confirm()).toBeEnabled()
  expect(screen.getByRole('button', { name: /^全部/ })).toBeVisible()
})
