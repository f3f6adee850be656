import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LoadFailed } from './LoadFailed.tsx'

test.each([
  ['网络已断开', true, 0],
  ['网络已断开', false, 1],
  ['服务开小差了，请稍后重试', true, 1],
])('%s, old ones shown: %s: told %i times', (reason, isStale, times) => {
  render(
    <MantineProvider env="test">
      <LoadFailed title="没有加载出来" reason={reason} isStale={isStale} onRetry={vi.fn()} />
    </MantineProvider>,
  )
  expect(screen.queryAllByRole('alert')).toHaveLength(times)
})
