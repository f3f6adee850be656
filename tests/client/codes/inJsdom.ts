import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { bus } from '../../../client/src/lib/bus.ts'
import { INPUT } from './fill.ts'
import type { Hands, Name, Part } from './hands.ts'

type Queries = ReturnType<typeof within>
const isReady = (button: HTMLElement) =>
  !button.hasAttribute('data-loading') && !(button as HTMLButtonElement).disabled
const at = (all: readonly HTMLElement[], which: 'first' | 'last'): HTMLElement =>
  all.at(which === 'first' ? 0 : -1) as HTMLElement

/** A part of the page that is looked for anew each time: a form may have been made anew after an answer. */
const partOf = (find: () => Promise<Queries>): Part => {
  const seek = (look: (part: Queries) => HTMLElement): Promise<HTMLElement> =>
    waitFor(async () => look(await find()))
  return {
    isThere: find,
    has: (name) => seek((part) => at(part.getAllByRole('button', { name }), 'first')),
    hasField: (label) => seek((part) => part.getByLabelText(label)),
    type: async (fields) => {
      for (const [label, value] of Object.entries(fields))
        fireEvent.change(await seek((part) => part.getByLabelText(label, INPUT)), { target: { value } })
    },
    write: async (name, value) => {
      fireEvent.change(await seek((part) => part.getByRole('textbox', { name })), { target: { value } })
    },
    press: async (name, which = 'last') => {
      const button = await seek((part) => {
        const found = at(part.getAllByRole('button', { name }), which)
        if (!isReady(found)) throw new Error(`${String(name)} is not ready`)
        return found
      })
      fireEvent.click(button)
    },
    pressSaying: async (words) => {
      // By its words: twenty letters are searched slowly by their roles.
      const said = await seek((part) => at(part.getAllByText(words), 'first'))
      fireEvent.click(said.closest('button') as HTMLElement)
    },
    pressIfThere: async (name) => {
      const button = (await find()).queryByRole('button', { name })
      if (button) fireEvent.click(button)
    },
    choose: async (role, name, which = 'first') => {
      const named = name === undefined ? {} : { name }
      const choice = await seek((part) => at(part.getAllByRole(role, named), which))
      if (role === 'tab' || role === 'switch' || !(choice as HTMLInputElement).checked)
        fireEvent.click(choice)
    },
    isOff: (radio) =>
      seek((part) => {
        const found = part.getByRole('radio', { name: radio })
        expect(found).not.toBeChecked()
        return found
      }),
    pick: async (label, option) => {
      fireEvent.click(await seek((part) => part.getByRole('combobox', { name: label })))
      fireEvent.click(await screen.findByRole('option', { name: option }))
    },
    attach: async (label, fileName) => {
      fireEvent.change(await seek((part) => part.getByLabelText(label)), {
        target: { files: [new File(['GIF89a'], fileName, { type: 'image/png' })] },
      })
    },
    formOf: (label) =>
      partOf(async () =>
        within((await seek((part) => part.getByLabelText(label))).closest('form') as HTMLElement),
      ),
  }
}

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
