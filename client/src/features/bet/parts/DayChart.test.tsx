import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DayChart } from './DayChart.tsx'

const bar = (at: number) => ({ day: `2026-11-${20 + at}`, bet: 1_000 * at, win: -500 * at })

test('the days are drawn from three with bets on, with a name for each bar and the most of a day as its scale', () => {
  const { rerender } = render(<DayChart bars={[0, 1, 2].map(bar)} />, { wrapper: MantineProvider })
  expect(screen.queryByRole('figure')).toBeNull()
  rerender(<DayChart bars={[0, 1, 2, 3].map(bar)} />)
  const figure = screen.getByRole('figure')
  for (const words of ['投注额', '输赢', '3,000', '−3,000']) expect(figure).toHaveTextContent(words)
  expect(screen.getByRole('table', { name: '每日投注与输赢' })).toHaveTextContent('2026-11-23')
})
