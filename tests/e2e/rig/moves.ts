import type { Page } from './visit.ts'

/** Counts what moves on the pages that are opened from now on. */
export const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        performance.mark('moved', { detail: (shift as PerformanceEntry & { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of all layout shifts so far. */
export const moved = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByName('moved')
      .map((mark) => (mark as PerformanceMark).detail as number)
      .reduce((sum, part) => sum + part, 0),
  )
