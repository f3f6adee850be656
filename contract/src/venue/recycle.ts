import { z } from 'zod'
import { list, text } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'

/** `data` of 6413 and 6415: which venue, and the turnover that is missing (null with 6415). */
export const VenueRefusal = z
  .object({ channelCode: text(20), name: text(40), missingTurnover: Yuan.nullable() })
  .meta({ id: 'VenueRefusal' })
export type VenueRefusal = z.output<typeof VenueRefusal>

/** What came back from which venue, and what had to stay with its reason. */
export const Gathered = z.object({
  recycled: list(z.object({ channelCode: text(20), name: text(40), amount: Yuan }), 60),
  failed: list(VenueRefusal.extend({ message: text(200) }), 60),
})
export type Gathered = z.output<typeof Gathered>
