import { z } from 'zod'

/** What may be chosen of a member, the same for one that is made as for one that is changed. */
export const memberFacts = {
  vip: z.int().min(0).max(10),
  points: z.int().min(0).max(1_000_000_000),
  nickName: z.string().min(1).max(20),
  /** A number to bind, null to take it away. */
  bindPhone: z
    .string()
    .regex(/^\d{5,15}$/)
    .nullable(),
  bindEmail: z.email().max(40).nullable(),
  realName: z.string().min(2).max(50).nullable(),
  birthday: z.iso.date().nullable(),
  password: z.string().min(1).max(40),
  secondPassword: z
    .string()
    .regex(/^\d{6}$/)
    .nullable(),
  /** true: every device and address passes · false: none does. */
  trustDevice: z.boolean(),
  /** Flagged: 6029 with a phone, 6030 without. */
  risk: z.boolean(),
  lastLoginAt: z.int().min(0).nullable(),
  mutedUntil: z.int().min(0).nullable(),
  autoTransfer: z.boolean(),
}
