import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { sportSlice } from '../sport.slice.ts'
import { Receipts } from './Receipts.tsx'
import { ticketFor } from './ticket.data.ts'

const none = () => undefined

test('the receipts of one press stand as their bets stood in the slip, an earlier one after them', async () => {
  // As the slice keeps them: the latest first.
  const tickets = [
    ticketFor({ ticket_id: '2', placedAt: 5 }),
    ticketFor({ ticket_id: '1', placedAt: 5 }),
    ticketFor({ ticket_id: '0', placedAt: 1 }),
  ]
  render(
    <MantineProvider env="test">
      <Provider store={configureStore({ reducer: combineSlices(sportSlice) })}>
        <Receipts tickets={tickets} isAlone onOpenBets={none} onClosed={none} />
      </Provider>
    </MantineProvider>,
  )
  const numbers = await screen.findAllByText(/^注单号/)
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['注单号 1', '注单号 2', '注单号 0'])
})
