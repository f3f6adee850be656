// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Ticker } from './Ticker.tsx'

const LINE_PX = 40
const NOTICES = ['夜间维护', '新场馆上线'].map((text, id) => ({ id, text }))

const device = (isStill: boolean) => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ ...matchMedia(query), matches: isStill }))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const shown = (isStill = false) => {
  device(isStill)
  const onOpen = vi.fn()
  render(
    <MantineProvider>
      <Ticker items={NOTICES} label="公告" onOpen={onOpen} />
    </MantineProvider>,
  )
  const list = screen.getByRole('list')
  Object.defineProperties(list, {
    clientHeight: { value: LINE_PX },
    scrollHeight: { value: LINE_PX * NOTICES.length },
  })
  const wait = () =>
    act(() => {
      vi.advanceTimersByTime(6_000)
    })
  return { list, wait, onOpen }
}

it('shows one notice after the other and begins anew', () => {
  const { list, wait } = shown()
  expect(list.scrollTop).toBe(0)
  wait()
  expect(list.scrollTop).toBe(LINE_PX)
  wait()
  expect(list.scrollTop).toBe(0)
})

it('stays by its button and while a notice has the focus', () => {
  const { list, wait, onOpen } = shown()
  const pause = screen.getByRole('button', { name: '暂停轮播' })
  fireEvent.click(pause)
  wait()
  expect(list.scrollTop).toBe(0)
  fireEvent.click(pause)
  const first = screen.getByRole('button', { name: '夜间维护' })
  first.focus()
  wait()
  expect(list.scrollTop).toBe(0)
  first.blur()
  wait()
  expect(list.scrollTop).toBe(LINE_PX)
  fireEvent.click(first)
  expect(onOpen).toHaveBeenCalledWith(0)
})

it('stays with reduced motion', () => {
  const { list, wait } = shown(true)
  wait()
  expect(list.scrollTop).toBe(0)
})
