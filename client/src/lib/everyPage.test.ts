import { expect, test } from 'vitest'
import { csvText } from './text/csv.ts'
import { everyPage } from './everyPage.ts'

const list = (count: number) => {
  const rows = Array.from({ length: count }, (_, at) => `B${at + 1}`)
  const asked: number[] = []
  const ask = ({ pageNum, pageSize }: { pageNum: number; pageSize: number }) => {
    asked.push(pageNum)
    return Promise.resolve({
      records: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
      total: count,
    })
  }
  return { rows, asked, ask }
}

test.each([
  [0, [1]],
  [1, [1]],
  [100, [1]],
  [101, [1, 2]],
  [250, [1, 2, 3]],
])('%i rows are all in the file, in their order, none twice', async (count, pages) => {
  const { rows, asked, ask } = list(count)
  const text = csvText([['注单号'], ...(await everyPage(ask)).map((row) => [row])])
  expect(text).toBe(`\uFEFF${['注单号', ...rows].join('\r\n')}\r\n`)
  expect(asked).toEqual(pages)
})

test('how far it is comes with every page', async () => {
  const told: number[][] = []
  await everyPage(list(250).ask, (...share) => told.push(share))
  expect(told).toEqual([
    [100, 250],
    [200, 250],
    [250, 250],
  ])
})

test('a page that fails is the failure of the whole file', async () => {
  const { ask } = list(250)
  const failing = (page: { pageNum: number; pageSize: number }) =>
    page.pageNum === 2 ? Promise.reject(new Error('二')) : ask(page)
  await expect(everyPage(failing)).rejects.toThrow('二')
})
