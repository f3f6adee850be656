// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFocusBack } from './useFocusBack.ts'

const Dialog = ({ name }: { name: string }) => {
  useFocusBack()
  return (
    <div role="dialog">
      <button type="button">{name}</button>
    </div>
  )
}
const Page = ({ shown }: { shown?: string }) => (
  <>
    <button type="button">打开</button>
    {shown && <Dialog key={shown} name={shown} />}
  </>
)

test('a dialog that took the place of another gives the focus to who opened the first', () => {
  const { rerender } = render(<Page />)
  const opener = screen.getByRole('button', { name: '打开' })
  opener.focus()
  rerender(<Page shown="提示" />)
  screen.getByRole('button', { name: '提示' }).focus()
  rerender(<Page shown="登录" />)
  screen.getByRole('button', { name: '登录' }).focus()
  rerender(<Page />)
  expect(document.activeElement).toBe(opener)
})
