import { flat, line, lit } from '../brush/light.ts'
import { GOLD } from '../brush/palette.ts'
import { box, disc, star } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'
import { around } from '../motifs/wire.ts'

/** What pays least, about 90 wide and centred: plain, without wire. */

const turns = (count: number) => Array.from({ length: count }, (_, at) => (at * 360) / count)
const petals = (count: number, petal: string, colour: string) => around(lit(petal, colour), turns(count))

export const conch = () =>
  svg`${lit('M-42 18C-46-16-14-46 18-40C38-36 48-16 42 2C36 24 10 34-8 46C-14 34-32 34-42 18z', '#f2a578')}${flat('M-8 46C-2 30 26 22 42 2C40 28 18 42-8 46z', '#ffe6d6')}${line('M-28 14C-30-10-6-28 14-24C28-20 30-6 20 2C12 10-2 8-4-2C-4-9 4-11 9-6', '#a4502e', 4)}`

export const starfish = () =>
  svg`${line(star(5, 40, 17), '#ff7f45', 12)}${lit(star(5, 43, 19), '#ff7f45')}${line('M0-28h.1M27-9h.1M17 23h.1M-17 23h.1M-27-9h.1M0-12h.1M11-4h.1M7 10h.1M-7 10h.1M-11-4h.1', '#ffd9a8', 6)}`

export const kelp = () =>
  svg`${line('M-22 46C-38 26-8 12-22-8C-32-24-14-34-20-44M22 46C36 28 10 16 22-2C32-16 16-24 20-34', '#1f7f58', 11)}${line('M0 46C-14 24 14 8 0-12C-10-26 8-36 0-46', '#38b67c', 13)}${line('M0 42C-12 24 13 8 0-12C-8-24 7-34 0-42', '#9be8b8', 3)}`

export const anchor = () =>
  svg`${line('M0-22V40M-20-10H20M-38 8C-36 32-16 42 0 42C16 42 36 32 38 8', '#7f97c2', 10)}${line(disc(9, 0, -33), '#7f97c2', 8)}${flat('M-50 16L-38-4L-25 16zM50 16L38-4L25 16z', '#7f97c2')}${line('M-2-20V36M-18-12H16', '#d6e2f8', 3)}`

export const lotusLeaf = () =>
  svg`${lit('M-47 2C-47-28-22-40 2-40C32-40 47-22 47 2C47 26 24 40 0 40C-26 40-47 28-47 2z', '#3aa566')}${flat('M0 0L-13-42L11-42z', '#0f4a2c')}${line('M0 0L-36-16M0 0L-40 14M0 0L-20 32M0 0L10 35M0 0L34 22M0 0L40-8M0 0L26-30', '#a5e2ae', 2.6)}${flat(disc(6, 18, 8), '#e6fbff')}`

export const lotusPod = () =>
  svg`${line('M0 20V48', '#4f7f34', 8)}${lit('M-38-18C-34 12-16 26 0 28C16 26 34 12 38-18z', '#6f9f42')}${lit('M-40-18a40 17 0 1 1 80 0a40 17 0 1 1-80 0z', '#b4d873')}${line('M-20-20h.1M0-26h.1M20-20h.1M-11-12h.1M11-12h.1', '#45622a', 9)}`

export const dragonfly = () =>
  svg`${flat('M-3-16C-30-36-50-28-48-17C-46-8-22-8-3-10zM3-16C30-36 50-28 48-17C46-8 22-8 3-10zM-3-6C-26 0-46 14-40 22C-34 28-14 12-3 2zM3-6C26 0 46 14 40 22C34 28 14 12 3 2z', '#c3ebff')}${line('M-8-14L-44-19M8-14L44-19M-8-2L-36 18M8-2L36 18', '#5fa6d8', 2)}${line('M0-20V44', '#e2483a', 9)}${line('M-4 10h8M-4 22h8M-4 34h8', '#7a1a18', 2.4)}${lit(disc(10, 0, -30), '#e2483a')}`

export const cattail = () =>
  svg`${lit('M-44 46C-40 10-34-10-24-28C-28 0-28 24-30 46zM44 46C42 18 36 0 28-10C32 10 30 30 30 46zM-6 46C-8 10-4-16 2-46C8-16 8 14 6 46z', '#4fae6b')}${line('M-18 46V0M19 46V12', '#37804c', 4)}${lit(box(-27, -38, 18, 42, 9), '#a8622f')}${lit(box(10, -24, 18, 40, 9), '#a8622f')}`

export const plumBlossom = () =>
  svg`${petals(5, 'M0-4C-22-10-24-38 0-43C24-38 22-10 0-4z', '#f2709b')}${flat(disc(9), '#ffe08a')}${line('M0-20h.1M19-6h.1M12 16h.1M-12 16h.1M-19-6h.1', '#ffe9b0', 6)}`

export const orchid = () =>
  svg`${lit('M-3 46C-20 22-36 12-42-4C-20 4-2 24 4 44zM3 46C20 22 36 12 42-4C20 4 2 24-4 44z', '#3c9a55')}<g transform="translate(0-8)">${petals(6, 'M0-3C-12-9-11-28 0-38C11-28 12-9 0-3z', '#a37ff0')}${flat(disc(8), '#ffe9a8')}</g>`

export const bambooStalk = () =>
  svg`${lit(box(-28, -34, 14, 24, 3) + box(-28, -8, 14, 26, 3) + box(-28, 20, 14, 26, 3), '#46a768')}${lit(box(-2, -46, 15, 28, 3) + box(-2, -16, 15, 30, 3) + box(-2, 16, 15, 30, 3), '#6fd08c')}${lit('M13-30C26-44 40-42 46-36C36-28 24-24 13-24zM-28-22C-40-34-48-30-50-24C-42-16-36-16-28-16zM13 4C28-8 40-4 46 2C36 8 24 12 13 12z', '#9be8a8')}`

export const chrysanthemum = () =>
  svg`${petals(16, 'M0-6C-8-14-7-34 0-45C7-34 8-14 0-6z', '#f3b02e')}${petals(10, 'M0-2C-7-9-6-20 0-27C6-20 7-9 0-2z', '#ffe07a')}${flat(disc(7), '#c46f14')}`

export const shootingStar = () =>
  svg`${flat('M-46-46L30-2L6 26z', '#7fb8ff', 0.75)}${flat('M-40-20L22 6L10 22zM-18-44L30 0L16 12z', '#d4ecff')}${lit(star(5, 30, 13, 18, 16, 20), '#ffe07a')}`

export const steadyStar = () => svg`${line(star(5, 40, 18), '#ffd25a', 8)}${lit(star(5, 42, 19), '#ffd25a')}`

export const crescent = () => lit('M12-44A45 45 0 1 0 44 16A35 35 0 1 1 12-44z', '#ffe9a8')

export const cloud = () =>
  svg`${lit('M-46 22C-50 0-30-10-20-4C-18-32 22-34 24-8C40-12 52 6 44 20C42 28 34 30 28 30H-32C-38 30-44 28-46 22z', '#dbe7fb')}${line('M-30 14C-28 2-12 4-12 12C-12 20-24 20-24 13M6 12C8-4 28-2 26 10C25 18 14 18 14 11', '#7f9cd0', 3.5)}`

export const maple = () =>
  svg`${lit('M0-48L9-25L24-34L20-11L46-16L34 4L46 16L22 24L23 36L4 29L3 48H-3L-4 29L-23 36L-22 24L-46 16L-34 4L-46-16L-20-11L-24-34L-9-25z', '#f0622e')}${line('M0 30V-26M0 26L-28-6M0 26L28-6M0 30L-26 18M0 30L26 18', '#ffd0a0', 2.4)}`

export const torch = () =>
  svg`${lit('M-10 4H10L5 48H-5z', '#96602e')}${lit('M0-50C18-34 22-18 14-4H-14C-24-22-6-28 0-50z', '#ff7326')}${flat('M1-30C10-20 11-12 7-4H-7C-12-14-3-18 1-30z', '#ffe07a')}${lit(box(-18, -6, 36, 13, 5), GOLD.mid)}`

export const camellia = () =>
  svg`${flat('M-44 20C-34 44-10 46 0 30C10 46 34 44 44 20L0 0z', '#2f8a4c')}${petals(6, 'M0-2C-24-10-24-38 0-42C24-38 24-10 0-2z', '#e23b54')}${petals(5, 'M0-2C-13-7-13-20 0-24C13-20 13-7 0-2z', '#ff8f9c')}${flat(disc(8), '#ffd75e')}`

export const firecracker = () =>
  svg`${line('M0-48C6-30-4-10 0 46', GOLD.mid, 3)}${[-32, -8, 16]
    .map(
      (y) =>
        svg`<g transform="translate(0 ${y})">${[-1, 1].map((side) => svg`<g transform="scale(${side} 1)rotate(-24)">${lit(box(4, -8, 34, 17, 4), '#e2302f')}${flat(box(4, -8, 7, 17) + box(30, -8, 7, 17), GOLD.bright)}</g>`)}</g>`,
    )
    .join('')}${flat(star(8, 9, 4, 0, 44), '#ffe07a')}`
