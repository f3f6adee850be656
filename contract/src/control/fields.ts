import { z } from 'zod'
import { isWorldName, WORLD_NAME_RULE } from './worldName.ts'

/** Of a world or a snapshot. */
export const Name = z.string().refine(isWorldName, WORLD_NAME_RULE)
/** A body that says nothing. */
export const Nothing = z.strictObject({})
/** A row of the site as it is kept. */
export const Facts = z.record(z.string(), z.unknown())
/** A sentence or a name of the mock's own: whoever asks in zh-TW is answered it so. What people wrote or are called is no such text. */
export const Said = z.string()
/** A JSON schema, of which the descriptions are such texts. */
export const Described = z.record(z.string(), z.unknown())
/** Epoch milliseconds. */
export const At = z.number()
export const Cents = z.int()
export const MAX_CENTS = 10_000_000_000_00
