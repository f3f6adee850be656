import { screen } from '@testing-library/react'
import { expect, vi } from 'vitest'

const said: string[] = []
const listener = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if (target instanceof Element && target.closest('[role=status]'))
      for (const node of addedNodes) {
        // What can be pressed beside it is no part of the sentence.
        const { textContent } = node.firstChild ?? node
        if (textContent) said.push(textContent)
      }
})
listener.observe(document, { childList: true, subtree: true })

/** What the bar at the bottom said, also where it is gone again before the test came to look: it stands for three seconds. */
export const expectSaid = async (text: string): Promise<void> => {
  await vi.waitFor(() => expect(said).toContain(text), { timeout: 40_000 })
  said.splice(0)
  // Whoever is told reads one sentence, not two.
  expect(screen.queryAllByText(text).length).toBeLessThan(2)
}
