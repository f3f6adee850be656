import { MantineProvider } from '@mantine/core'
import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import { sportSlice } from '../../sport.slice.ts'
import { BoardList } from '../BoardList.tsx'
import { openLiveBoard } from '../liveBoard.ts'

test('the heads of the columns stand while the list comes', () => {
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
  render(
    <MantineProvider env="test">
      <Provider store={configureStore({ reducer: combineSlices(sportSlice) })}>
        <BoardList
          view={view}
          words=""
          onHelp={none}
          onOpenSlip={none}
          page={0}
          onPage={none}
          cameFrom={{ current: '' }}
        />
      </Provider>
    </MantineProvider>,
  )
  expect(screen.getAllByText('大小')).toHaveLength(2)
})
