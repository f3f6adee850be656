import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLocale, texts } from '../../i18n/locale.ts'
import { useForm } from './useForm.ts'

afterEach(() => setLocale('zh-CN'))

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
