// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SheetOnDemand } from './SheetOnDemand.tsx'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./Sheet.tsx', async (original) => {
  await code.promise
  return original()
})

test('a sheet that is opened before its code is there says that it comes', async () => {
  render(
    <MantineProvider env="test">
      <SheetOnDemand opened title="投注单" onClose={() => {}} />
    </MantineProvider>,
  )
  expect(screen.getByRole('progressbar', { name: /^加载中/ })).toBeInTheDocument()
  code.resolve()
  expect(await screen.findByRole('dialog', { name: '投注单' })).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
