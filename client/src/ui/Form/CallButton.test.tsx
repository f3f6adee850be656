import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallButton } from './CallButton.tsx'

const turn = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

test('what calls by a press says that there is no network and takes no press; what is off anyway keeps its word', () => {
  const press = vi.fn()
  render(
    <MantineProvider env="test">
      <CallButton onClick={press}>一键回收</CallButton>
      <CallButton disabled>今天已签到</CallButton>
    </MantineProvider>,
  )
  turn(false)
  const cut = screen.getByRole('button', { name: '网络已断开' })
  expect(cut).toBeDisabled()
  act(() => cut.click())
  expect(press).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: '今天已签到' })).toBeDisabled()
  turn(true)
  act(() => screen.getByRole('button', { name: '一键回收' }).click())
  expect(press).toHaveBeenCalledOnce()
})

test('what is called by more than it shows says all of it without a network as well', () => {
  render(
    <MantineProvider env="test">
      <CallButton aria-label="从澄冠体育全部转出">全部转出</CallButton>
    </MantineProvider>,
  )
  turn(false)
  expect(screen.getByRole('button', { name: '从澄冠体育全部转出 网络已断开' })).toBeDisabled()
  turn(true)
  expect(screen.getByRole('button', { name: '从澄冠体育全部转出' })).toBeEnabled()
})
