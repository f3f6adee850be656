import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('rows are comma-separated, quoted where they must be, and marked as UTF-8', () => {
  expect(
    csvText([
      ['订单号', '备注'],
      ['D1', 'a "b", c\nd'],
    ]),
  ).toBe('\uFEFF订单号,备注\r\nD1,"a ""b"", c\nd"\r\n')
})

test('amounts stay figures, and no text becomes a formula', () => {
  expect(csvText([['-12.50', 3, '=1+1', '@x', '-a']])).toBe("\uFEFF-12.50,3,'=1+1,'@x,'-a\r\n")
})
