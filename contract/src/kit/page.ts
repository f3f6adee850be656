import { z } from 'zod'

/** U-NET-06: paging of every list call; pageSize is bounded so that no call can ask for everything. */
export const MAX_PAGE_SIZE = 100
export const PageRequest = z.object({
  pageNum: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(20),
})
export type PageRequest = z.output<typeof PageRequest>

/** {records, total, pageNum, pageSize} */
export const pageOf = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record).max(MAX_PAGE_SIZE),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
  })

export interface Page<T> {
  records: T[]
  total: number
  pageNum: number
  pageSize: number
}
