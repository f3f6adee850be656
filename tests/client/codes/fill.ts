import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'

export type Part = ReturnType<typeof within>

export const dialog = async (name: string | RegExp): Promise<Part> =>
  within(await screen.findByRole('dialog', { name }))
export const main = async (): Promise<Part> => within(await screen.findByRole('main'))

/** Of two things with one label, the switch beside it is none to fill in. */
export const INPUT = { selector: 'input:not([type=radio])' }

/** Fields by their labels, as soon as they are there. */
export const type = async (form: Part, fields: Record<string, string>): Promise<void> => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(await form.findByLabelText(label, INPUT), { target: { value } })
}

/** The button of this name that submits: the last one, ready for it and again after the call before. */
export const press = async (form: Part, name: string | RegExp): Promise<void> => {
  const button = (await form.findAllByRole('button', { name })).at(-1) as HTMLElement
  await expect.poll(() => button.matches('[data-loading], :disabled')).toBe(false)
  fireEvent.click(button)
}
