import { z } from 'zod'

/** A bounded text: every string of the wire has a longest length. */
export const text = (max: number) => z.string().max(max)
export const list = <T extends z.ZodType>(item: T, max = 200) => z.array(item).max(max)

/** Ids of rows, orders, tickets: opaque to the client. */
export const Id = z.string().min(1).max(40).regex(/^[\w.:-]+$/)
/** Epoch milliseconds (U-NET-06). */
export const Time = z.int().min(0).max(8.64e15).meta({ description: '毫秒时间戳' })
export const Day = z.iso.date().meta({ description: 'YYYY-MM-DD' })
/** Passwords travel as md5, 32 lower-case hex digits (TRAP-12). */
export const Md5 = z.string().regex(/^[0-9a-f]{32}$/).meta({ description: 'md5，32位小写十六进制' })
/** Verification codes have 6 digits. */
export const CodeInput = z.string().regex(/^\d{6}$/).meta({ description: '6位数字验证码' })
/** Site settings and switches are the strings '0' and '1' (U-SET-01). */
export const Switch = z.literal(['0', '1'])
/** A path of this origin, an absolute address or a data URL. */
export const Link = text(2000)
/** Name of a client destination (specification section 2), '' for none. */
export const Destination = text(40)
/** An exchange rate as an exact decimal ("7.20"). */
export const Rate = z.string().regex(/^\d{1,6}\.\d{1,6}$/).meta({ description: '汇率，十进制字符串' })
/** An amount of virtual coin ("13.89"). */
export const CoinAmount = z.string().regex(/^\d{1,13}\.\d{2,6}$/).meta({ description: '虚拟币数量，十进制字符串' })

/** Calls without parameters, and answers without data. */
export const Empty = z.object({})
export const Nothing = z.null()

/** Both ends inclusive; a missing end is open. */
export const TimeRange = z.object({ startTime: Time.optional(), endTime: Time.optional() })
