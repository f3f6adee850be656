import { z } from 'zod'
import { Time } from './fields.ts'

/** What the `request` of every method carries (EP-game-venue.resource). */
export const Common = z.object({
  timestamp: Time,
  token: z.string(),
  language: z.string().max(10),
  ip: z.string().max(64),
})
export const request = <S extends z.core.$ZodLooseShape>(shape: S) => Common.extend(shape)
