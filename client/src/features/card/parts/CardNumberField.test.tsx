// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CardNumberField } from './CardNumberField.tsx'

const Sample = () => {
  const [number, setNumber] = useState('6222 0000 1111')
  return <CardNumberField label="卡号" value={number} onChange={setNumber} />
}
const open = () => {
  render(
    <MantineProvider env="test">
      <Sample />
    </MantineProvider>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const at = (caret: number, keys: string) =>
    userEvent
      .type(field, keys, { initialSelectionStart: caret, initialSelectionEnd: caret })
      .then(() => [field.value, field.selectionStart])
  return at
}

test('digits that are mended in the middle of a number go where they are typed', async () => {
  expect(await open()(2, '98')).toEqual(['6298 2200 0011 11', 4])
})

test('a letter that is typed moves nothing', async () => {
  expect(await open()(2, 'x9')).toEqual(['6292 2000 0111 1', 3])
})

test('a blank between groups goes with the digit beside it', async () => {
  const at = open()
  expect(await at(5, '{Backspace}')).toEqual(['6220 0001 111', 3])
  expect(await at(4, '{Delete}')).toEqual(['6220 0011 11', 4])
})

test('a number that is pasted with blanks and dashes is taken in groups', async () => {
  const at = open()
  await at(0, '{Backspace}')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(' 6222-0000 1111 ')
  expect(field).toHaveValue('6222 0000 1111')
})
