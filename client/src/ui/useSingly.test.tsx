import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { startTransition, Suspense, use, useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { LEFT, useBusily, useSingly } from './useSingly.ts'

/** Without React drawing in between: what a busy machine does. */
const undrawn = async (press: () => void) => {
  press()
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test('what is refused at once is asked again with the next press', async () => {
  let asked = 0
  const { result } = renderHook(() => useSingly(async () => void (await Promise.resolve((asked += 1)))))
  const press = () => void result.current()
  await act(async () => {
    await undrawn(press)
    await undrawn(press)
  })
  expect(asked).toBe(2)
})

test('what had to wait for an answer is asked once until the answer is on the screen', async () => {
  let asked = 0
  const answer = Promise.withResolvers<undefined>()
  const { result } = renderHook(() => useSingly(async () => [(asked += 1), await answer.promise]))
  const press = () => void result.current()
  await act(async () => {
    await undrawn(press)
    await new Promise((done) => setTimeout(done, 5))
    answer.resolve(undefined)
    await undrawn(press)
  })
  expect(asked).toBe(1)
  await act(async () => undrawn(press))
  expect(asked).toBe(2)
})

const Busy = ({ work }: { work: () => Promise<unknown> }) => {
  const [run, isBusy] = useBusily(work)
  return (
    <button type="button" disabled={isBusy} onClick={() => void run()}>
      go
    </button>
  )
}

test('a button that was off while it was busy has the focus again', async () => {
  const answer = Promise.withResolvers<undefined>()
  render(<Busy work={() => answer.promise} />)
  const button = screen.getByRole('button')
  act(() => button.focus())
  fireEvent.click(button)
  expect(button).toBeDisabled()
  await waitFor(() => expect(button).not.toHaveFocus())
  await act(async () => answer.resolve(undefined))
  expect(button).toHaveFocus()
})

test('what leads to another page stays busy until that page is there, however late its code comes', async () => {
  const shown: string[] = []
  const code = Promise.withResolvers<undefined>()
  const Other = () => {
    use(code.promise)
    useLayoutEffect(() => void shown.push('the other page'))
    return null
  }
  const Site = () => {
    const [isLeft, setLeft] = useState(false)
    const [run, isBusy] = useBusily(async () => {
      await new Promise((done) => setTimeout(done, 5))
      // As the router shows a page that is asked for.
      startTransition(() => setLeft(true))
      // It says so in a task of its own.
      await new Promise((done) => setTimeout(done, 5))
      return LEFT
    })
    useLayoutEffect(() => void shown.push(isBusy ? 'busy' : 'free'))
    return isLeft ? <Other /> : <button onClick={() => void run()}>go</button>
  }
  render(
    <Suspense>
      <Site />
    </Suspense>,
  )
  fireEvent.click(screen.getByRole('button'))
  await act(() => new Promise((done) => setTimeout(done, 30)))
  expect(shown).toEqual(['free', 'busy'])
  await act(async () => code.resolve(undefined))
  expect(shown).toContain('the other page')
  expect(shown.filter((what) => what === 'free')).toHaveLength(1)
})

test('whoever comes back before the other page was there can press again', async () => {
  const { result } = renderHook(() =>
    useBusily(async () => {
      await new Promise((done) => setTimeout(done, 5))
      return LEFT
    }),
  )
  await act(() => result.current[0]())
  expect(result.current[1]).toBe(true)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(result.current[1]).toBe(false)
})
