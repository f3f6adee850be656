import { z } from 'zod'
import { text } from '../kit/fields.ts'

const flag = z.enum(['Y', 'N'])
const score = z.int().min(0).max(999)

/** Live data of a match: the 14 fields of ENT-18. The away score goes out as sc_FT_C and sc_FT_A alike (TRAP-34). */
export const MatchLive = z
  .object({
    re_time: text(12).meta({ description: "足球 '1H^23' 'HT' '2H^67'" }),
    t_count: z.int().min(0).max(86_400).meta({ description: '篮球本节剩余秒数' }),
    se_now: text(8).meta({ description: '1Q..4Q OT' }),
    HalfTime: flag,
    isLive: flag,
    inningNum: z.int().min(0).max(30),
    gameStatus: text(20),
    sc_FT_H: score,
    sc_FT_C: score,
    sc_FT_A: score,
    sc_set_H: score,
    sc_set_A: score,
    sc_game_H: score,
    sc_game_A: score,
  })
  .meta({ id: 'MatchLive' })
export type MatchLive = z.output<typeof MatchLive>
