import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAmount } from '../lib/text/amount.ts'
import { useAmountInput } from './useAmountInput.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const openField = (isWhole = false) => {
  const { result, unmount } = renderHook(() => {
    const [value, setValue] = useState('')
    return { value, setValue, ...useAmountInput(value, setValue, isWhole) }
  })
  return {
    paste: (text: string) => act(() => result.current.type(text)),
    type: (keys: string) => {
      for (const key of keys) act(() => result.current.type(result.current.value + key))
    },
    leave: () =>
      act(() => {
        result.current.leave()
        vi.runAllTimers()
      }),
    pick: (amount: string) => act(() => result.current.setValue(amount)),
    value: () => result.current.value,
    words: () => result.current.words,
    unmount,
  }
}

test.each([
  ['1e', '1', '没有填入“e”', '3'],
  ['-', '', '没有填入“-”', '5'],
  ['1.2.', '1.2', '没有填入“.”', '3'],
  ['100.555', '100.55', '没有填入“5”', ''],
  ['0.001', '0.00', '没有填入“1”', ''],
  ['ab', '', '没有填入“ab”', '1000'],
])(
  'what %s lost is told until more of the amount is taken, or the field is left',
  (keys, value, words, more) => {
    const field = openField()
    field.type(keys)
    expect(field.value()).toBe(value)
    expect(field.words()).toContain(words)
    if (more) field.type(more)
    else field.leave()
    expect(field.value()).toBe(value + more)
    expect(field.words()).toBeNull()
  },
)

test('what was lost once is not told with what is lost later', () => {
  const field = openField()
  field.type('abc12.345')
  expect(field.value()).toBe('12.34')
  expect(field.words()).toContain('没有填入“5”')
  field.pick('100')
  expect(field.words()).toBeNull()
})

test.each([
  ['１２３', '123'],
  ['1,000', '1000'],
  ['1e3', ''],
  ['-5', ''],
  ['1.2.3', ''],
])('a pasted %s is taken as %s, or told', (text, value) => {
  const field = openField()
  field.paste(text)
  expect(field.value()).toBe(value)
  if (value === '') expect(field.words()).toContain(`没有填入“${text}”`)
  else expect(field.words()).toBeNull()
})

test('a pasted amount of thousands is meant, and so is what is pasted after a refusal', () => {
  const field = openField()
  field.paste('-5')
  field.paste('¥1,000.00')
  expect(field.value()).toBe('1000.00')
  expect(field.words()).toBeNull()
})

test('minutes are whole: what would be another number is told', () => {
  const field = openField(true)
  field.paste('６０')
  expect(field.value()).toBe('60')
  for (const text of ['1e3', '1.5', '-30']) {
    field.paste(text)
    expect(field.value()).toBe('60')
    expect(field.words()).toContain(`没有填入“${text}”`)
  }
})

test('a field that says nothing took what was typed last, or pasted', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0159.,-+e１５。¥ x'), maxLength: 16 }),
      fc.boolean(),
      (text, isPasted) => {
        const field = openField()
        const begun = text.slice(0, -1)
        if (!isPasted) field.type(begun)
        const before = isPasted ? '' : field.value()
        const last = isPasted ? text : before + text.slice(-1)
        field.paste(last)
        const taken = readAmount(last)
        expect(field.value()).toBe(taken ?? before)
        expect(field.words() === null).toBe(taken !== undefined)
        field.unmount()
      },
    ),
    { numRuns: 150 },
  ))
