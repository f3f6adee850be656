import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addresses } from '../../e2e/rig/crawl.data.ts'
import { renderAt } from '../renderAt.tsx'
import { changeAnswers } from './answers.ts'

/** An answer of a backend that has none of what could be many. */
const bare = (value: unknown): unknown => {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bare(one)]))
}

changeAnswers(bare)

const WAITING = '[role=status][aria-label*=加载中], .mantine-Skeleton-root, [data-waiting]'
/** The help asks for nothing, the page of a launch waits for its launch. */
const asks = ({ name }: { name: string }) => !name.startsWith('help') && name !== 'loading'

test.each(addresses('').filter(asks))(
  '$path of a backend that lists nothing has words, and waits for nothing',
  async ({ path }) => {
    await renderAt(path, { as: 'vip5' })
    const main = await screen.findByRole('main', {}, { timeout: 20_000 })
    await waitFor(
      () => {
        expect(main.querySelector(WAITING)).toBeNull()
        expect(main.textContent.length).toBeGreaterThan(30)
      },
      { timeout: 20_000 },
    )
    expect(main.textContent).not.toMatch(/undefined|NaN|Infinity|Invalid|页面出了点问题/)
  },
)
