import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSingly } from './useSingly.ts'

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
