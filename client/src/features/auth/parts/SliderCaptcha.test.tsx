import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setLocale, texts } from '../../../i18n/locale.ts'
import { SliderCaptcha } from './SliderCaptcha.tsx'

const answering = (data: object) => () => ({ unwrap: () => Promise.resolve(data) })
const puzzle = {
  lot_number: 'l1',
  bg: 'bg.png',
  piece: 'piece.png',
  width: 300,
  height: 160,
  pieceSize: 48,
  y: 40,
  expireAt: 0,
  provider: '',
}
vi.mock('../auth.api.ts', () => ({
  useSliderChallengeMutation: () => [vi.fn(), { data: puzzle, isError: false }],
  useSliderVerifyMutation: () => [answering({ lot_number: 'l1', pass_token: 'p' }), { isLoading: false }],
  useValidateSliderMutation: () => [answering({}), { isLoading: false }],
}))
afterEach(() => setLocale('zh-CN'))

test('what was wrong about the last piece is told in the language of now', async () => {
  const repeat = () => Promise.resolve(() => (texts.get().locale === 'zh-CN' ? '验证码错误' : '驗證碼錯誤'))
  render(
    <MantineProvider env="test">
      <SliderCaptcha question={{ need: 'slider', repeat, close: () => {} }} />
    </MantineProvider>,
  )
  await act(async () => {
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
    fireEvent.keyDown(screen.getByRole('slider'), { key: 'Enter' })
  })
  const told = await screen.findByRole('alert')
  expect(told).toHaveTextContent('验证码错误')
  await act(() => setLocale('zh-TW'))
  expect(told).toHaveTextContent('驗證碼錯誤')
  // The window of the tests knows none.
  HTMLElement.prototype.setPointerCapture = vi.fn()
  fireEvent.pointerDown(screen.getByRole('slider'))
  expect(told).toBeEmptyDOMElement()
})
