// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SubmitFoot } from './SubmitFoot.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A keyboard of 300 px comes up while the field of this name is typed into. */
const keyboardOver = (name: string, bottomOfField: number) => {
  const seen = Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: globalThis.innerHeight })
  const scrollBy = vi.fn<(x: number, y: number) => void>()
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('scrollBy', scrollBy)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isField = this instanceof HTMLInputElement
    return new DOMRect(0, isField ? bottomOfField - 40 : 400, 300, isField ? 40 : 64)
  })
  render(
    <MantineProvider env="test">
      <form>
        <input aria-label="amount" />
        <SubmitFoot label="sum" action="go" isBusy={false}>
          500
        </SubmitFoot>
      </form>
      <input aria-label="elsewhere" />
    </MantineProvider>,
  )
  act(() => screen.getByRole('textbox', { name }).focus())
  seen.height -= 300
  act(() => void seen.dispatchEvent(new Event('resize')))
  return scrollBy
}

test('above a keyboard the foot covers no field that is typed into', () => {
  expect(keyboardOver('amount', 430)).toHaveBeenCalledExactlyOnceWith(0, 38)
})

test('a field that is in sight stays where it is, and so does one of no form of its own', () => {
  expect(keyboardOver('amount', 300)).not.toHaveBeenCalled()
  cleanup()
  expect(keyboardOver('elsewhere', 430)).not.toHaveBeenCalled()
})

test('without a keyboard too, a field that is tapped or grows comes out from under a foot that stands', () => {
  const scrollBy = keyboardOver('elsewhere', 430)
  const seen = globalThis.visualViewport!
  act(() => void Object.assign(seen, { height: globalThis.innerHeight }).dispatchEvent(new Event('resize')))
  const field = screen.getByRole('textbox', { name: 'amount' })
  act(() => field.focus())
  expect(scrollBy).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'go' }).parentElement!.style.position = 'sticky'
  fireEvent.input(field, { target: { value: '5' } })
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 38)
  fireEvent.focusIn(field)
  expect(scrollBy).toHaveBeenCalledTimes(2)
})

test('what is said of a field comes out with it', () => {
  const scrollBy = keyboardOver('amount', 300)
  const field = screen.getByRole('textbox', { name: 'amount' })
  field.parentElement!.classList.add('mantine-InputWrapper-root')
  fireEvent.input(field, { target: { value: '5' } })
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 72)
})

test('without a network the button says so and takes no press, until there is one again', () => {
  keyboardOver('elsewhere', 300)
  const button = screen.getByRole<HTMLButtonElement>('button')
  const turn = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
    return [button.textContent, button.disabled]
  }
  expect(turn(false)).toEqual(['网络已断开', true])
  expect(turn(true)).toEqual(['go', false])
})

test('in a window that a keyboard makes low the field comes out from its edge', () => {
  const scrollBy = keyboardOver('elsewhere', 430)
  const seen = globalThis.visualViewport!
  act(() => void Object.assign(seen, { height: globalThis.innerHeight }).dispatchEvent(new Event('resize')))
  act(() => screen.getByRole('textbox', { name: 'amount' }).focus())
  expect(scrollBy).not.toHaveBeenCalled()
  vi.spyOn(globalThis, 'innerHeight', 'get').mockReturnValue(360)
  act(() => void dispatchEvent(new Event('resize')))
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 78)
})
