import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { api } from '../../../../api/api.ts'
import { sportSlice } from '../../sport.slice.ts'
import { BoardList } from '../BoardList.tsx'
import { openLiveBoard } from '../liveBoard.ts'

test('the heads of the columns stand while the list comes, each with the format of its prices', () => {
  const none = () => undefined
  const view = {
    live: openLiveBoard(),
    shape: undefined,
    isLoading: true,
    isRefreshing: false,
    error: undefined,
    isStale: false,
    refused: '',
    refresh: none,
  }
  const store = configureStore({
    reducer: combineSlices(api, sportSlice),
    middleware: (defaults) => defaults().concat(api.middleware),
  })
  render(
    <MantineProvider env="test">
      <Provider store={store}>
        <BoardList
          view={view}
          leagues={[]}
          words=""
          found={undefined}
          onHelp={none}
          onOpenSlip={none}
          page={0}
          onPage={none}
          cameFrom={{ current: '' }}
          onOver={none}
        />
      </Provider>
    </MantineProvider>,
  )
  expect(screen.getAllByText('大小')).toHaveLength(2)
  expect(screen.getAllByText('港', { selector: 'small' })).toHaveLength(4)
  expect(screen.getAllByText('欧', { selector: 'small' })).toHaveLength(2)
})
