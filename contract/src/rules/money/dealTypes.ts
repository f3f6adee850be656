/** Transaction types of U-FD-08, in the order in which a filter offers them. */
export const DEAL_TYPES = [
  'deposit',
  'withdraw',
  'transferIn',
  'transferOut',
  'exchange',
  'gift',
  'rebate',
  'bet',
  'settlement',
  'correction',
] as const
export type DealType = (typeof DEAL_TYPES)[number]

/** Between the member's own accounts: neither income nor spending. */
export const isOwnTransfer = (type: DealType): boolean =>
  type === 'transferIn' || type === 'transferOut' || type === 'exchange'

export const DEAL_STATUSES = ['pending', 'processing', 'success', 'failed', 'closed'] as const
export type DealStatus = (typeof DEAL_STATUSES)[number]
