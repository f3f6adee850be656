interface Asked {
  pageNum: number
  pageSize: number
}

/** As many rows as a call answers. */
const PAGE_SIZE = 100

/** All rows of a list that is answered in pages; how many are there so far is told after each page. */
export const everyPage = async <T>(
  ask: (page: Asked) => Promise<{ records: readonly T[]; total: number }>,
  onGot: (count: number, total: number) => void = () => {},
): Promise<T[]> => {
  const rows: T[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const { records, total } = await ask({ pageNum, pageSize: PAGE_SIZE })
    rows.push(...records)
    onGot(rows.length, total)
    if (records.length < PAGE_SIZE || rows.length >= total) return rows
  }
}
