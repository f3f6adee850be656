import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setLocale, texts } from '../../i18n/locale.ts'
import { useForm } from './useForm.ts'

afterEach(() => {
  vi.useRealTimers()
  return setLocale('zh-CN')
})

const Sample = () => {
  const form = useForm({
    values: { code: '1' },
    onSubmit: (_, refuse) =>
      refuse({ code: () => (texts.get().locale === 'zh-CN' ? '验证码错误' : '驗證碼錯誤') }),
  })
  return (
    <form onSubmit={form.submit}>
      <button>送</button>
      <p role="alert">{form.errorOf('code')}</p>
    </form>
  )
}

test('a refusal that stands by its field is told in the language of now', async () => {
  render(<Sample />)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(screen.getByRole('alert')).toHaveTextContent('验证码错误')
  await act(() => setLocale('zh-TW'))
  expect(screen.getByRole('alert')).toHaveTextContent('驗證碼錯誤')
})

const Amount = () => {
  const form = useForm({
    values: { amount: '' },
    rules: { amount: (amount) => (Number(amount) < 100 ? '至少 100' : null) },
    onSubmit: () => undefined,
  })
  return (
    <>
      <input
        aria-label="金额"
        value={form.values.amount}
        onChange={(event) => form.set({ amount: event.currentTarget.value })}
        onBlur={form.leave('amount')}
      />
      <p role="alert">{form.errorOf('amount')}</p>
    </>
  )
}

test('what is wrong is said when the field is left, of an empty one nothing', async () => {
  render(<Amount />)
  const field = screen.getByRole('textbox', { name: '金额' })
  vi.useFakeTimers()
  const leave = () =>
    act(async () => {
      fireEvent.blur(field)
      vi.runAllTimers()
    })
  await leave()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  fireEvent.change(field, { target: { value: '99' } })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  await leave()
  expect(screen.getByRole('alert')).toHaveTextContent('至少 100')
  fireEvent.change(field, { target: { value: '100' } })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
