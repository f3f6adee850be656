import { describe, expect, test } from 'vitest'
import { ROWS as ACCOUNT_ROWS } from './account.data.ts'
import { codesOf, meetAll, runsOf } from './meet.ts'
import { MONEY_ROWS } from './money.data.ts'

const ROWS = [...ACCOUNT_ROWS, ...MONEY_ROWS]
const SLOW_MS = 60_000

describe('every code that can meet a screen is shown as specified, once, and the screen goes on', () => {
  test.each(ROWS.flatMap(runsOf))('$title', ({ row, codes }) => meetAll(row, codes), SLOW_MS)
})

test('the table leaves out no code of its calls', () => {
  for (const row of ROWS) expect(codesOf(row)).toEqual(expect.arrayContaining([...row.endpoint.refusals]))
})
