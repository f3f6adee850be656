import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { gameFor, lineFor } from '../../../game.data.ts'
import OddsLens from './OddsLens.tsx'
import { openTrails } from './lens.rules.ts'

test.each([
  ['0.95', true],
  ['', false],
])(
  'what is left without the profit keeps its column where it is not known: with a price of "%s" %s',
  (k, isKnown) => {
    const line = lineFor('R')
    line.selections[1]!.k = k
    render(
      <MantineProvider env="test">
        <OddsLens
          lines={[line]}
          info={gameFor('1').gameInfo}
          market="R"
          markets={[{ value: 'R', label: '让球' }]}
          oddsType="H"
          trails={openTrails()}
          onMarket={vi.fn()}
          onClose={vi.fn()}
        />
      </MantineProvider>,
    )
    expect(screen.getByRole('columnheader', { name: '去除利润后' })).toBeVisible()
    expect(screen.queryByRole('cell', { name: '待恢复' }) === null).toBe(isKnown)
    expect(screen.queryByText('--')).toBeNull()
    expect(screen.queryByText(/部分选项暂停/) !== null).toBe(!isKnown)
  },
)
