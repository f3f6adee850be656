/** Which page of a list an address names (`page=2`); the first is named by nothing. */
export const pageIn = (query: URLSearchParams): number =>
  Number(/^[1-9]\d{0,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1)

export const pageText = (pageNum: number): string => (pageNum > 1 ? String(pageNum) : '')
