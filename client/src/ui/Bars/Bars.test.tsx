import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bars } from './Bars.tsx'

const SERIES = [
  { name: '投注额', tone: 'flat' },
  { name: '输赢', tone: 'both' },
] as const
const bar = (at: number) => ({ day: `2026-11-${20 + at}`, cents: [100_000 * at, -50_000 * at] })
const drawn = (count: number) => (
  <Bars label="每日投注与输赢" series={SERIES} bars={Array.from({ length: count }, (_, at) => bar(at))} />
)

test('days are drawn from three with anything in them, the largest with its figure, and all are read out', () => {
  const { rerender } = render(drawn(3), { wrapper: MantineProvider })
  expect(screen.queryByRole('figure')).toBeNull()
  rerender(drawn(4))
  const figure = screen.getByRole('figure')
  for (const words of ['投注额', '输赢', '¥3,000', '−¥1,500']) expect(figure).toHaveTextContent(words)
  const table = screen.getByRole('table', { name: '每日投注与输赢' })
  expect(table).toHaveTextContent('2026-11-233,000.00-1,500.00')
  expect(table).not.toHaveTextContent('2026-11-20')
})

test('one day far above all others is broken, so that theirs are still seen, and says so', () => {
  const days = [100_000, 2_000_000, 60_000, 50_000].map((cents, at) => ({
    day: `2026-11-2${at}`,
    cents: [cents],
  }))
  render(<Bars label="每日收入" series={[{ name: '收入', tone: 'up' }]} bars={days} />, {
    wrapper: MantineProvider,
  })
  const figure = screen.getByRole('figure')
  expect(figure).toHaveTextContent('断开的柱未按比例')
  expect(figure).toHaveTextContent('¥20,000')
  const heights = [...figure.querySelectorAll<HTMLElement>('[data-side]')].map(({ style }) => style.blockSize)
  expect(heights).toEqual(['max(2px, 50%)', 'max(2px, 100%)', 'max(2px, 30%)', 'max(2px, 25%)'])
})
