export const PAGES = ['board', 'results', 'rules'] as const
type Page = (typeof PAGES)[number]

/** What the channel shows: ?page=results; anything unknown is the board. */
export const pageOf = (query: URLSearchParams): Page =>
  PAGES.find((page) => page === query.get('page')) ?? 'board'

/** The address without one of its parts. */
export const without = (query: URLSearchParams, name: string): URLSearchParams => {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest
}
