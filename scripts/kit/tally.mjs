import { existsSync, readFileSync } from 'node:fs'

/** Results of several runners, added up. */
export const tally = () => ({ passed: 0, failed: 0, skipped: 0 })

export const add = (total, part) => {
  total.passed += part.passed
  total.failed += part.failed
  total.skipped += part.skipped
}

export const step = (isPassed) => ({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 })

/** One plain line, the last of the output. */
export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const NOTHING = { passed: 0, failed: 1, skipped: 0 }
const read = (file) => {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** A runner that failed without a failed test (an import error, an unhandled rejection) counts as one failure. */
const withExit = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** Counts of a vitest JSON report; a file that could not be collected is one failure. */
export const vitestCounts = (file, exitCode) => {
  const report = read(file)
  if (!report) return NOTHING
  const uncollected = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + uncollected.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return withExit(counts, exitCode)
}

/** Counts of a Playwright JSON report; a flaky test is a failed one. */
export const playwrightCounts = (file, exitCode) => {
  const report = read(file)
  if (!report) return NOTHING
  const { expected, unexpected, flaky, skipped } = report.stats
  return withExit({ passed: expected, failed: unexpected + flaky, skipped }, exitCode)
}
