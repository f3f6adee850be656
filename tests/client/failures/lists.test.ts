import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TIMEOUT_MS } from '../../../client/src/api/send/send.ts'
import { renderAt } from '../renderAt.tsx'
import { ROWS } from './lists.data.ts'

const FAILURES = [
  { kind: 'drop' },
  { kind: 'malformed' },
  { kind: 'empty' },
  { http: 502 },
  { kind: 'timeout' },
] as const
const SILENCE = '服务开小差了，请稍后重试'
const SLOW_MS = 240_000
/** The time limit of a call that is held, shortened: nobody waits half a minute here. */
const HELD_MS = 300

let limitMs = TIMEOUT_MS
const later = globalThis.setTimeout
vi.spyOn(globalThis, 'setTimeout').mockImplementation((act: () => void, ms?: number) =>
  later(act, ms === TIMEOUT_MS ? limitMs : ms),
)

const alertOf = async (says: string) => {
  const title = await screen.findByText(
    (_, node) => node?.tagName === 'P' && node.textContent.startsWith(says),
  )
  return title.closest('[role=alert]') as HTMLElement
}
/** Where something is still to come. */
const places = () =>
  [...document.querySelectorAll('.mantine-Skeleton-root')].map(
    ({ parentElement }) => parentElement?.textContent,
  )
const toasts = () => document.querySelectorAll('.mantine-Notification-root')

test.each(ROWS)(
  '$screen: without an answer it says so in place, keeps what was chosen, and comes back when asked again',
  async ({ path, endpoint, says, shows, before, open, keeps }) => {
    const { site, calls } = await renderAt(path, {
      as: 'vip5',
      before: async (fresh) => {
        await before?.(fresh)
        await fresh.control('POST', '/faults', { path: endpoint.path, ...FAILURES[0] })
      },
    })
    const tries = () => calls.filter((called) => called === endpoint.path).length
    await open?.()
    const again = async () => {
      const alert = await alertOf(says)
      expect(alert).toHaveTextContent(SILENCE)
      expect(toasts()).toHaveLength(0)
      const button = within(alert).getByRole('button', { name: '重新加载' })
      await waitFor(() => expect(button).not.toHaveAttribute('data-loading'))
      // What came to nothing isn't awaited any more.
      await waitFor(() => expect(places()).toEqual([]))
    }
    if (keeps) {
      await again()
      fireEvent.change(screen.getByLabelText(keeps.label), { target: { value: keeps.value } })
    }
    for (const failure of [...FAILURES.slice(1), undefined] as const) {
      await again()
      await site.control('DELETE', '/faults')
      if (failure) await site.control('POST', '/faults', { path: endpoint.path, ...failure })
      limitMs = failure && 'kind' in failure && failure.kind === 'timeout' ? HELD_MS : TIMEOUT_MS
      const asked = tries()
      // The failure before may be shown a moment longer, with a button that leads nowhere any more.
      await waitFor(() => {
        if (tries() === asked)
          for (const button of screen.queryAllByRole('button', { name: '重新加载' })) fireEvent.click(button)
        expect(tries()).toBeGreaterThan(asked)
      })
    }
    await shows()
    await waitFor(() => expect(screen.queryByText(SILENCE)).toBeNull())
    if (keeps) expect(screen.getByLabelText(keeps.label)).toHaveValue(keeps.value)
  },
  SLOW_MS,
)
