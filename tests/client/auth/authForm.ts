import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { bus } from '../../../client/src/lib/bus.ts'
import type { Visit } from '../renderAt.tsx'

export const PASSWORD = 'abc12345'
export const RISKY = {
  name: 'device01',
  passwordHash: 'a'.repeat(32),
  maskedPhone: '138****2601',
  message: '请验证',
}
export const emit = ((...args: Parameters<typeof bus.emit>) =>
  act(() => bus.emit(...args))) as typeof bus.emit
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
export type Form = Awaited<ReturnType<typeof dialog>>
export const gone = (name?: RegExp) =>
  waitFor(() => expect(screen.queryByRole('dialog', name && { name })).toBeNull())
/** The last of its name: the submitting button stands after the switch between the modes. */
export const press = (form: Form, name: string | RegExp) =>
  fireEvent.click(form.getAllByRole('button', { name }).at(-1) as HTMLElement)
export const type = (form: Form, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(form.getByLabelText(label), { target: { value } })
}
export const noCaptcha = {
  before: (site: Visit['site']) => site.control('PATCH', '/settings', { captcha: 'none' }),
}
