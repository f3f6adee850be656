import { expect, test } from 'vitest'
import { takeComplaints } from '../harness.ts'
import { drift } from './rig/drift.ts'

/** The suite samples; `BETS=10000` (npm run task soak) is the figure of the bar. */
const BETS = Number(process.env['BETS'] ?? 120)

test(`${BETS} random bets: the ledger pays to the cent what the slip promised`, async () => {
  const report = await drift(BETS, Number(process.env['SEED'] ?? 7))
  if (process.env['BETS']) process.stdout.write(`${JSON.stringify(report, null, 1)}\n`)
  expect(report.wrong).toEqual([])
  expect(report.balanced).toBe(true)
  expect(report.placed).toBeGreaterThanOrEqual(BETS)
  expect(report.settled).toBeGreaterThan(BETS * 0.8)
  expect(report.cashedOut).toBeGreaterThan(0)
  expect(takeComplaints()).toEqual([])
}, 3_600_000)
