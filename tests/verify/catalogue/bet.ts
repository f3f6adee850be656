import { contract } from '@app/contract'
import { asked, covers } from '../covers.ts'

const { bet: calls } = contract

export const bet = [
  // [EP-game-record.betRecordTotal]
  covers(calls.betRecordTotal, { SUCCESS: asked(calls.betRecordTotal, {}) }),
  // [EP-game-record.betRecordList]
  covers(calls.betRecordList, { SUCCESS: asked(calls.betRecordList, {}) }),
]
