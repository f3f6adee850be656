export const BET_STATUSES = ['pending', 'accepted', 'refused', 'settled', 'cancelled'] as const
export type BetStatus = (typeof BET_STATUSES)[number]

/** Whether a settled bet brought money, cost some or came back as it was. */
export const BET_OUTCOMES = ['won', 'lost', 'even'] as const
export type BetOutcome = (typeof BET_OUTCOMES)[number]
