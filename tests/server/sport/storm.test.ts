import { expect, test } from 'vitest'
import { takeComplaints } from '../harness.ts'
import { storm } from './rig/storm.ts'

/** The suite plays each sport once; `npm run soak -- storm` thousands of tickets. */
const TICKETS = Number(process.env['TICKETS'] ?? 300)

test(`${TICKETS} tickets on matches directed at random pay to the cent what an independent reckoning says`, async () => {
  const { wrong } = await storm(TICKETS, Number(process.env['SEED'] ?? 5))
  expect(wrong.slice(0, 20)).toEqual([])
  expect(takeComplaints()).toEqual([])
}, 7_200_000)
