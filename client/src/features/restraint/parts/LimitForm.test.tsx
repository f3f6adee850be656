import { MantineProvider } from '@mantine/core'
import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { api } from '../../../api/api.ts'
import { LimitForm } from './LimitForm.tsx'

const FOLDED = { selector: 'small' }

test.each([
  [10_000, 1],
  [0, 0],
])('what is used of a loss limit says, folded too, that open bets count as lost', (used, count) => {
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (all) => all().concat(api.middleware),
  })
  render(
    <Provider store={store}>
      <MantineProvider>
        <LimitForm row={{ kind: 'loss', span: 'day', limit: null, used, pending: null }} />
      </MantineProvider>
    </Provider>,
  )
  expect(screen.queryAllByText('未结算注单按全部输掉计入。', FOLDED)).toHaveLength(count)
})
