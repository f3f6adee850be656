import { act, renderHook } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { readAmount } from '../lib/text/amount.ts'
import { useAmountInput } from './useAmountInput.tsx'

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
    pick: (amount: string) => act(() => result.current.setValue(amount)),
    value: () => result.current.value,
    words: () => result.current.words,
    unmount,
  }
}

test.each([
  ['1e3', '13', '没有填入“e”'],
  ['-5', '5', '没有填入“-”'],
  ['1.2.3', '1.23', '没有填入“.”'],
])('the key that %s lost is told for as long as it is typed on', (keys, value, words) => {
  const field = openField()
  field.type(keys)
  expect(field.value()).toBe(value)
  expect(field.words()).toContain(words)
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

test('commas between thousands are meant, and so is what is pasted after a refusal', () => {
  const field = openField()
  field.type('1,00')
  expect(field.words()).toContain('没有填入“,”')
  field.type('0')
  expect(field.value()).toBe('1000')
  expect(field.words()).toBeNull()
  field.pick('')
  field.paste('-5')
  field.paste('¥1,000.00')
  expect(field.value()).toBe('1000.00')
  expect(field.words()).toBeNull()
  field.pick('')
  field.type('abc')
  expect(field.words()).toContain('没有填入“abc”')
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

test('a field that says nothing holds the number that was typed or pasted', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0159.,-+e１５。¥ x'), maxLength: 16 }),
      fc.boolean(),
      (text, isPasted) => {
        const field = openField()
        if (isPasted) field.paste(text)
        else field.type(text)
        if (field.words() === null) expect(field.value()).toBe(readAmount(text))
        field.unmount()
      },
    ),
    { numRuns: 150 },
  ))
