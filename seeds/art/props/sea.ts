import { flat, line, lit } from '../brush/light.ts'
import type { Ladder } from '../brush/palette.ts'
import { svg } from '../brush/svg.ts'

/** A yacht before the wind, 130 tall, on its own strip of water. */
export const yacht = (c: Ladder, stripe: Ladder) =>
  svg`${flat('M-70 58C-44 50-22 64 4 58C28 52 48 64 74 57C56 68 30 70 0 70C-32 70-56 68-70 58z', '#fff', 0.22)}${line('M4-64V42', stripe.pale, 4)}${lit('M9-62C46-38 60-4 58 30C40 26 24 26 9 30z', '#f6f9ff')}${flat('M9-8C28-12 44-10 55-6C57 4 58 14 58 20C40 14 24 14 9 18z', c.bright)}${lit('M-1-54C-14-24-34 4-52 28C-34 24-16 26-1 30z', c.pale)}${flat('M-1-16C-8-2-18 14-28 26C-18 26-8 28-1 30z', c.mid, 0.6)}${lit('M-60 36C-20 42 26 42 66 34C60 54 48 62 34 62H-32C-46 60-56 50-60 36z', c.deep)}${flat('M-58 42C-20 48 26 48 63 40L60 46C26 54-20 54-55 48z', stripe.bright)}${flat('M4-64L24-58L4-51z', stripe.bright)}`
