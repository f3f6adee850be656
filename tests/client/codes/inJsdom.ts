import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { bus } from '../../../client/src/lib/bus.ts'
import { INPUT } from './fill.ts'
import type { Hands, Name, Part } from './hands.ts'

type Queries = ReturnType<typeof within>
const isReady = (button: HTMLElement) =>
  waitFor(() => {
    if (button.hasAttribute('data-loading') || (button as HTMLButtonElement).disabled)
      throw new Error('not ready')
  })

/** A part of the page that is looked for anew each time. */
const partOf = (find: () => Promise<Queries>): Part => ({
  isThere: find,
  has: async (name) => (await find()).findAllByRole('button', { name }),
  hasField: async (label) => (await find()).findByLabelText(label),
  type: async (fields) => {
    const form = await find()
    for (const [label, value] of Object.entries(fields))
      fireEvent.change(await form.findByLabelText(label, INPUT), { target: { value } })
  },
  write: async (name, value) => {
    fireEvent.change(await (await find()).findByRole('textbox', { name }), { target: { value } })
  },
  press: async (name, which = 'last') => {
    const buttons = await (await find()).findAllByRole('button', { name })
    const button = buttons.at(which === 'first' ? 0 : -1) as HTMLElement
    await isReady(button)
    fireEvent.click(button)
  },
  pressSaying: async (words) => {
    // By its words: twenty letters are searched slowly by their roles.
    const [first] = await (await find()).findAllByText(words)
    fireEvent.click((first as HTMLElement).closest('button') as HTMLElement)
  },
  pressIfThere: async (name) => {
    const button = (await find()).queryByRole('button', { name })
    if (button) fireEvent.click(button)
  },
  choose: async (role, name, which = 'first') => {
    const found = await (await find()).findAllByRole(role, name === undefined ? {} : { name })
    const choice = found.at(which === 'first' ? 0 : -1) as HTMLInputElement
    if (role === 'tab' || role === 'switch' || !choice.checked) fireEvent.click(choice)
  },
  attach: async (label, fileName) => {
    fireEvent.change(await (await find()).findByLabelText(label), {
      target: { files: [new File(['x'], fileName, { type: 'image/png' })] },
    })
  },
  formOf: (label) =>
    partOf(async () => within((await (await find()).findByLabelText(label)).closest('form') as HTMLElement)),
})

const byRole = (role: 'main' | 'dialog', name?: Name) =>
  partOf(async () => within(await screen.findByRole(role, name === undefined ? {} : { name })))

/** The rows' hands in jsdom. */
export const JSDOM: Hands = {
  main: () => byRole('main'),
  dialog: (name) => byRole('dialog', name),
  isOpen: (name) => Promise.resolve(screen.queryByRole('dialog', { name }) !== null),
  isClosed: () => waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull()),
  sees: (words) => screen.findByText(words),
  // What act hands back is not to be awaited: it would keep its queue open.
  authForm: (form) => {
    act(() => bus.emit(form))
    return Promise.resolve()
  },
  prefers: (key, value) => Promise.resolve(localStorage.setItem(key, value)),
}
