import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'

test('letters on their way to a word are shown, but looked for is the word', () => {
  const sought = vi.fn()
  const Held = () => {
    const [value, setValue] = useState('')
    return (
      <SearchField
        aria-label="搜索"
        value={value}
        onChange={(text) => {
          sought(text)
          setValue(text)
        }}
      />
    )
  }
  render(
    <MantineProvider>
      <Held />
    </MantineProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索' })
  fireEvent.compositionStart(field)
  for (const value of ['j', 'ji', 'jin']) fireEvent.input(field, { target: { value }, isComposing: true })
  expect(field.value).toBe('jin')
  expect(sought).not.toHaveBeenCalled()
  fireEvent.input(field, { target: { value: '锦' }, isComposing: true })
  fireEvent.compositionEnd(field)
  expect(sought.mock.calls).toEqual([['锦']])
  fireEvent.input(field, { target: { value: '锦鲤' } })
  expect(sought).toHaveBeenLastCalledWith('锦鲤')
  expect(field.value).toBe('锦鲤')
})
