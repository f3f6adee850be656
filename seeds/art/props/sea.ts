import { flat, line, lit } from '../brush/light.ts'
import type { Ladder } from '../brush/palette.ts'
import type { Seeded } from '../brush/seeded.ts'
import { svg } from '../brush/svg.ts'

const eye = (x: number, y: number, r: number) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x - r * 0.15}" cy="${y}" r="${r * 0.62}"/><circle cx="${x - r * 0.35}" cy="${y - r * 0.3}" r="${r * 0.25}" fill="#fff"/>`

/** A fish about 110 long that looks left: build, fins and markings come from the seed; `id` is its clip's, one a drawing. */
export function fish(r: Seeded, c: Ladder, second: Ladder, id = 'f'): string {
  const tall = r.pick([22, 28, 36, 42])
  const tail = r.pick([
    'M30 0C42-8 52-30 66-30C58-14 58 14 66 30C52 30 42 8 30 0z',
    'M32 0C44-20 54-24 62-22C54-8 54 8 62 22C54 24 44 20 32 0z',
    'M30-2C40-30 58-42 74-40C62-22 56-8 54 0C56 8 62 22 74 40C58 42 40 30 30 2z',
  ])
  const body = svg`M-54 4C-40 ${-tall * 0.9} 4 ${-tall * 1.25} 38 -4C38 2 38 4 36 6C6 ${tall * 1.15} -38 ${tall * 0.95} -54 4z`
  const dorsal = svg`M-22 ${-tall * 0.7}C-14 ${-tall * 1.6} 16 ${-tall * 1.5} 26 ${-tall * 0.55}C12 ${-tall * 0.5} -6 ${-tall * 0.6} -22 ${-tall * 0.7}z`
  const belly = svg`M-8 ${tall * 0.7}C0 ${tall * 1.3} 10 ${tall * 1.35} 20 ${tall * 1.2}C16 ${tall * 0.9} 14 ${tall * 0.7} 12 ${tall * 0.5}z`
  const marking = r.pick([
    flat(
      svg`M-16 ${-tall}C-6 0 -8 ${tall * 0.5} -16 ${tall}H0C8 ${tall * 0.4} 8 0 -2 ${-tall}zM14 ${-tall}C20 0 20 ${tall * 0.4} 14 ${tall}H24C32 0 30 -6 24 ${-tall}z`,
      second.bright,
    ),
    flat(svg`M-56 6C-30 14 10 14 40 2V${tall}H-56z`, c.pale, 0.75),
    flat(
      svg`M-20 -8a7 7 0 1 1 .1 0M0 8a6 6 0 1 1 .1 0M6 -10a5 5 0 1 1 .1 0M20 3a4 4 0 1 1 .1 0`,
      second.bright,
      0.9,
    ),
    line(svg`M-18 -6q6 6 0 12M-6 -12q7 8 0 16M-4 6q6 5 0 10M8 -10q7 8 0 15M20 -6q5 5 0 10`, c.deep, 2.2, 0.6),
  ])
  return svg`${lit(tail, second.mid)}${lit(dorsal, second.mid)}${lit(belly, second.deep)}<clipPath id="${id}"><path d="${body}"/></clipPath><g clip-path="url(#${id})">${flat(body, c.mid)}${marking}</g>${flat(body, 'url(#l)')}${flat('M-28 6C-16 4-8 12-4 22C-16 24-26 18-28 6z', second.bright)}${line(svg`M-28 ${-tall * 0.5}C-22 -2 -22 6 -28 ${tall * 0.5}`, c.deep, 2.5, 0.6)}${eye(-38, -3, 6.5)}`
}

export const shark = (c: Ladder) =>
  svg`${lit('M44-4C54-18 62-30 74-34C70-20 66-8 68 2C70 12 70 18 74 26C62 24 52 12 44 4z', c.mid)}${lit('M-8-24C0-38 8-48 22-50C18-38 18-28 22-18z', c.mid)}${lit('M-66 4C-50-24-4-32 46-6C48-2 48 2 46 4C14 16-12 22-36 20C-48 18-60 12-66 4z', c.mid)}${flat('M-66 4C-46 8-10 10 46 0C48 2 48 2 46 4C14 16-12 22-36 20C-48 18-60 12-66 4z', c.pale)}${lit('M-14 14C-8 30 4 40 16 42C10 30 10 20 10 10z', c.deep)}${line('M-24-8q4 8 0 15M-17-9q4 8 0 16M-10-9q4 8 0 16', c.ink, 2, 0.6)}${flat('M-58 9C-50 12-44 12-36 11C-44 18-52 16-58 9z', '#fff')}${flat('M-44-5a4 4 0 1 1 .1 0z', '#0b1220')}`

export const turtle = (c: Ladder, shell: Ladder) =>
  svg`${lit('M-30-4C-48-6-58-18-52-24C-42-28-36-18-26-12z', c.mid)}${lit('M-20 14C-34 26-36 44-26 46C-16 44-8 30-4 20zM24-14C36-26 50-30 54-22C54-12 40-4 30-2zM24 14C36 22 42 36 34 40C24 42 16 28 14 18z', c.mid)}${lit('M-40-2C-58-8-70 4-64 14C-56 20-44 14-36 10z', c.bright)}${flat('M-58 4a3 3 0 1 1 .1 0z', '#0b1220')}${lit('M-42 4C-40-22-16-34 8-32C30-30 46-14 46 4C40 20 18 28-4 26C-24 26-40 20-42 4z', shell.mid)}${flat('M-10-18L8-22L20-10L14 6L-6 8L-18-4z', shell.bright)}${line('M-10-18L-20-27M8-22L14-31M20-10L36-18M14 6L24 20M-6 8L-12 24M-18-4L-40 2', shell.deep, 3.5, 0.7)}`

export const jelly = (c: Ladder) =>
  svg`${line('M-24 4C-34 20-18 34-28 54M-8 8C-14 26 2 36-8 60M8 8C2 26 16 36 8 60M24 4C34 20 18 34 28 54', c.bright, 5, 0.65)}${lit('M-40 6C-44-32-22-48 0-48C22-48 44-32 40 6C34-2 28-2 24 5C18-3 12-3 8 6C4-2-4-2-8 6C-12-3-18-3-24 5C-28-2-34-2-40 6z', c.mid)}${flat('M-40 6C-44-32-22-48 0-48C-14-38-22-16-24 5C-28-2-34-2-40 6z', c.pale, 0.4)}${flat('M-10-30a5 5 0 1 1 .1 0zM12-26a4 4 0 1 1 .1 0zM2-14a3 3 0 1 1 .1 0z', c.pale, 0.7)}`

export const octopus = (c: Ladder) =>
  svg`${[-58, -34, -12, 12, 34, 58].map((x, i) => line(svg`M${x * 0.3} 14C${x * 0.8} 26 ${x * 0.5} 40 ${x} ${i % 2 ? 50 : 40}`, i % 2 ? c.deep : c.mid, 11))}${lit('M-32 2C-38-30-24-52 0-52C24-52 38-30 32 2C30 22 14 28 0 28C-14 28-30 22-32 2z', c.bright)}${flat('M6-52C28-50 38-30 32 2C30 22 14 28 4 28C24 6 24-30 6-52z', c.mid, 0.7)}${eye(-11, 2, 7.5)}${eye(13, 2, 7.5)}${flat('M-6-36a5 5 0 1 1 .1 0zM-20-26a4 4 0 1 1 .1 0z', c.pale, 0.5)}`

export const crab = (c: Ladder) =>
  svg`${line('M-26 10L-48 22M-24 18L-42 36M26 10L48 22M24 18L42 36M-26-4L-44-18M26-4L44-18', c.mid, 7)}${lit('M-44-16C-60-22-62-44-44-50C-46-42-42-38-38-36C-36-42-32-46-28-46C-26-32-32-20-44-16zM44-16C60-22 62-44 44-50C46-42 42-38 38-36C36-42 32-46 28-46C26-32 32-20 44-16z', c.bright)}${lit('M-36 4C-34-20 34-20 36 4C34 24 18 32 0 32C-18 32-34 24-36 4z', c.bright)}${flat('M-34 12C-20 22 20 22 34 12C28 26 16 32 0 32C-16 32-28 26-34 12z', c.deep, 0.4)}${eye(-11, -16, 7)}${eye(11, -16, 7)}${line('M-8 12q8 6 16 0', c.deep, 3)}`

export const ray = (c: Ladder) =>
  svg`${line('M10 20C26 30 40 38 62 34', c.deep, 5)}${lit('M-40-20C-20-40 4-30 16-14C34-8 54-14 66-30C62 0 40 18 12 24C-4 34-22 54-44 58C-42 40-46 22-44 6C-56 0-60-10-58-20C-52-18-48-16-46-12C-46-16-44-18-40-20z', c.mid)}${flat('M-44 6C-24 6-6 0 12 24C-4 34-22 54-44 58C-42 40-46 22-44 6z', c.deep, 0.45)}${flat('M-16-12a4 4 0 1 1 .1 0zM0-4a4 4 0 1 1 .1 0zM-18 4a3 3 0 1 1 .1 0zM-4 8a3 3 0 1 1 .1 0zM14 0a3 3 0 1 1 .1 0z', c.pale, 0.8)}${flat('M-42-6a4 4 0 1 1 .1 0z', '#0b1220')}`

export const whale = (c: Ladder) =>
  svg`${lit('M40 4C52-8 52-28 42-38C54-38 60-32 62-26C66-34 74-38 82-36C80-20 70 0 56 14z', c.mid)}${lit('M-62 8C-62-24-34-38-4-34C26-30 42-10 62-2C58 26 30 42-6 42C-40 42-62 32-62 8z', c.mid)}${flat('M-62 8C-36 22 8 22 58 10C50 30 26 42-6 42C-40 42-62 32-62 8z', c.pale)}${line('M-50 20C-30 30-4 32 20 28M-46 28C-30 36-10 38 8 36', c.mid, 2.5, 0.6)}${flat('M-34 2a4.5 4.5 0 1 1 .1 0z', '#0b1220')}${lit('M-12 18C-8 32 2 40 14 42C16 32 12 22 8 14z', c.deep)}${line('M-16-40C-18-52-28-52-30-46M-12-40C-10-54 2-54 4-46', c.pale, 4)}`

/** A yacht before the wind, 130 tall, on its own strip of water. */
export const yacht = (c: Ladder, stripe: Ladder) =>
  svg`${flat('M-70 58C-44 50-22 64 4 58C28 52 48 64 74 57C56 68 30 70 0 70C-32 70-56 68-70 58z', '#fff', 0.22)}${line('M4-64V42', stripe.pale, 4)}${lit('M9-62C46-38 60-4 58 30C40 26 24 26 9 30z', '#f6f9ff')}${flat('M9-8C28-12 44-10 55-6C57 4 58 14 58 20C40 14 24 14 9 18z', c.bright)}${lit('M-1-54C-14-24-34 4-52 28C-34 24-16 26-1 30z', c.pale)}${flat('M-1-16C-8-2-18 14-28 26C-18 26-8 28-1 30z', c.mid, 0.6)}${lit('M-60 36C-20 42 26 42 66 34C60 54 48 62 34 62H-32C-46 60-56 50-60 36z', c.deep)}${flat('M-58 42C-20 48 26 48 63 40L60 46C26 54-20 54-55 48z', stripe.bright)}${flat('M4-64L24-58L4-51z', stripe.bright)}`

/** Weed and coral along the floor, as silhouettes of one colour. */
export function reef(r: Seeded, width: number, floor: number, height: number, colour: string): string {
  const count = Math.round(width / 48)
  const growth = Array.from({ length: count }, (_, i) => {
    const x = Math.round((i + r.between(0.2, 0.8)) * (width / count))
    const h = Math.round(height * r.between(0.3, 1))
    const lean = r.int(-9, 9)
    const up = (part: number) => Math.round(h / part)
    return r.chance(0.55)
      ? svg`M${x} ${floor}q-9${-up(4)} 0${-up(2)}t${lean}${-up(2)}`
      : svg`M${x} ${floor}v${-up(2.5)}l-13${-up(4)}v${-up(5)}m13 ${up(4) + up(5)}l12${-up(3)}v${-up(7)}m-12 ${up(3) + up(7)}v${-up(1.7)}`
  })
  return svg`<path d="${growth}" fill="none" stroke="${colour}" stroke-width="9"/>`
}

export const bubbles = (r: Seeded, count: number, x: number, y: number, w: number, h: number) =>
  svg`<defs><circle id="u" r="6" fill="#fff2" stroke="#fff8"/></defs>${Array.from({ length: count }, () => svg`<use href="#u" x="${r.int(x, x + w)}" y="${r.int(y, y + h)}"/>`)}`
