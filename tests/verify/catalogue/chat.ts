import { contract } from '@app/contract'
import { covers } from '../covers.ts'

export const chat = [
  // [EP-stream-history]
  covers(contract.chat.history, {
    SUCCESS: async ({ site }) => site.call(contract.chat.history, { rid: 'lobby' }),
  }),
]
