import { fromCents } from '@app/contract/kit/cents'
import { balanceText } from '../../lib/text/amount.ts'

export const centsText = (cents: number): string => balanceText(fromCents(cents))
