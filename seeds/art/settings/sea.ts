import { flat, line, lit } from '../brush/light.ts'
import { disc } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'
import { enamel, WIRE } from '../motifs/wire.ts'
import { copies } from '../scene.ts'
import type { Setting } from './setting.ts'

/** A fish for the schools: one drawing, many places. */
const school = (places: Parameters<typeof copies>[1]) =>
  svg`<defs><g id="i">${enamel(lit('M-40 2C-24-26 14-26 32-4L56-22C50-6 50 8 56 24L32 6C14 28-24 28-40 2z', '#ffa23c'), lit('M-10-20C0-36 18-34 24-24L14-14z', '#e8452f'))}${line('M-4-17q9 18 0 36M12-14q8 15 0 30', '#fff2d8', 4)}${flat(disc(5, -24, -3), '#fff')}${flat(disc(3, -25, -3), '#1c1226')}</g></defs>${copies('i', places)}`

/** What shimmers around a figure under water. */
const bubble = () =>
  svg`<circle r="92" fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>${line('M-74-34A82 82 0 0 1-34-74', '#fff', 7, 0.75)}${line('M92-84h.1M104-60h.1M-100-70h.1M-104 60h.1', '#fff', 9, 0.5)}`

const HALF = [-20, 0.84] as const
/** Words of a game of the sea. */
export const SEA_SETTINGS: readonly (readonly [RegExp, Setting])[] = [
  [
    /大作战/,
    {
      disc: bubble,
      figure: HALF,
      front: () =>
        svg`${school([
          [-66, 76, 0.9],
          [84, 40, -0.6],
        ])}<g transform="translate(30 96)rotate(34)">${enamel(lit('M-17-64H17L22 30H-22z', '#8fa2c8'), lit('M-22-76H22V-60H-22zM-24-10H24V4H-24z', '#f0b63c'))}</g>${enamel(lit('M-6 128C-6 88 70 88 70 128z', '#f0b63c'))}`,
    },
  ],
  [
    /渔场|渔/,
    {
      disc: bubble,
      figure: HALF,
      front: () =>
        svg`${school([
          [-28, 92, 0.74],
          [40, 84, 0.66],
        ])}${line('M-96 40Q0 176 96 40M-96 40Q-60 70-40 120M-96 40Q0 90 96 40M96 40Q60 70 40 120M-70 64Q0 140 70 64M-60 30Q-20 60 0 124M60 30Q20 60 0 124', '#ffe9c0', 2.4, 0.8)}${line('M-96 40h.1M-56 60h.1M0 66h.1M56 60h.1M96 40h.1', '#f2542f', 13)}`,
    },
  ],
  [
    /潮汐/,
    {
      disc: bubble,
      figure: HALF,
      front: () =>
        svg`${school([[62, 58, -0.7]])}${enamel(lit('M-130 190V62C-96 26-56 26-44 58C-36 78-56 86-62 72C-60 96-20 96 0 78C24 56 70 60 76 86C70 78 56 82 60 96C72 112 104 96 130 70V190z', '#2f8fd0'))}${line('M-120 78C-96 44-70 42-58 58M-14 96C16 66 48 72 60 80', '#dff4ff', 3.4)}`,
    },
  ],
  [
    /深海|海/,
    {
      disc: bubble,
      figure: HALF,
      front: () =>
        svg`${line('M-44 40C-56 14-86 18-88 44', WIRE, 3)}${flat(disc(9, -88, 50), '#fff6b0')}${flat(disc(20, -88, 50), '#fff6b0', 0.3)}${enamel(lit('M-60 84C-66 44-26 28 12 36C34 40 46 56 50 68L92 44C84 66 84 96 94 122L50 98C30 132-40 136-56 104z', '#5a4a9c'))}${flat('M-58 78L-8 88L-56 106L-50 96L-42 98L-36 92L-26 94L-24 90L-34 88L-42 84L-50 84z', '#fff4e0')}${flat(disc(8, -22, 60), '#fff')}${flat(disc(4.5, -24, 60), '#1c1226')}${line('M4 56q10 18 0 38M20 58q9 16 0 34', WIRE, 2.4, 0.8)}`,
    },
  ],
  [
    /捕鱼/,
    {
      disc: bubble,
      figure: HALF,
      front: () =>
        svg`${line('M98-16V44', WIRE, 2)}${enamel(lit('M98-10C112 2 108 20 98 26C88 20 84 2 98-10z', '#f2542f'))}${line('M98 40V66C98 92 68 92 68 70L76 80', '#e6edf8', 5)}${school(
          [
            [0, 84, 1, -8],
            [-80, 104, 0.5],
          ],
        )}`,
    },
  ],
  [
    /猎场|猎/,
    {
      disc: bubble,
      figure: HALF,
      front: () =>
        svg`${school([[2, 82, 1.05]])}${line('M-50 82a52 52 0 1 1 104 0a52 52 0 1 1-104 0M-66 82h28M70 82h-28M2 16v26M2 132v-14', '#fff', 3.4, 0.9)}${line('M-28 82a30 30 0 1 1 60 0a30 30 0 1 1-60 0', '#ff5a4a', 2.4)}`,
    },
  ],
]
