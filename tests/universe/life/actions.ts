import { ACCOUNT } from './account.ts'
import { BETTING } from './betting.ts'
import { MONEY } from './money.ts'
import type { Action } from './action.ts'
import { WANDERING } from './wandering.ts'

export const ACTIONS: readonly Action[] = [...WANDERING, ...ACCOUNT, ...MONEY, ...BETTING]
