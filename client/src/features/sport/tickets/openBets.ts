/** The one page of open tickets that is asked for, wherever it is shown. */
export const OPEN_BETS = { pageNum: 1, pageSize: 50 } as const
