import { flat, glow, line, lit } from '../brush/light.ts'
import { GOLD, RED } from '../brush/palette.ts'
import { box, star } from '../brush/shapes.ts'
import { svg } from '../brush/svg.ts'
import { enamel, mirrored, turned, WIRE } from '../motifs/wire.ts'
import { copies } from '../scene.ts'
import type { Air, Setting } from './setting.ts'

const coins = (places: Parameters<typeof copies>[1]) =>
  svg`<defs><g id="o" stroke="${GOLD.deep}" stroke-width="1.4"><circle r="12" fill="lit ${GOLD.bright}"/><path d="M-4-4H4V4H-4z" fill="${GOLD.deep}"/></g></defs>${copies('o', places)}`

const HEAP = [
  [-58, 104, 1.1],
  [-34, 108, 1.2],
  [-8, 110, 1.2],
  [20, 109, 1.2],
  [46, 107, 1.1],
  [66, 110, 1],
  [-46, 90, 1],
  [-18, 92, 1.1],
  [10, 91, 1.1],
  [36, 92, 1],
] as const

const pagoda = (x: number, y: number, k: number) =>
  svg`M${x - 22 * k} ${y}h${44 * k}v${-26 * k}h${8 * k}l${-14 * k}${-12 * k}v${-16 * k}h${7 * k}l${-13 * k}${-11 * k}v${-13 * k}h${6 * k}l${-16 * k}${-20 * k}l${-16 * k} ${20 * k}h${6 * k}v${13 * k}l${-13 * k} ${11 * k}h${7 * k}v${16 * k}l${-14 * k} ${12 * k}h${8 * k}z`

const plainDisc = ({ a }: Air) => svg`<circle r="84" fill="${a.pale}" opacity=".3"/>`

/** Words that end a slot's name, and the setting each calls for. */
export const REEL_SETTINGS: readonly (readonly [RegExp, Setting])[] = [
  [
    /之夜/,
    {
      disc: () =>
        svg`${glow(96, 0, 0, 0.5)}${enamel(lit('M30-94A82 82 0 1 0 76 62A70 70 0 1 1 30-94z', '#ffe9a8'))}`,
      back: () =>
        flat(
          [
            [-92, -96, 9],
            [-66, -60, 5],
            [88, -100, 10],
            [98, -52, 6],
            [-100, -20, 5],
            [60, -70, 4],
          ]
            .map(([x = 0, y = 0, r = 0]) => star(4, r, r * 0.25, x, y))
            .join(''),
          '#fff',
        ),
    },
  ],
  [
    /传说/,
    {
      disc: ({ a, b }) =>
        svg`${enamel(lit(box(-74, -86, 148, 176, 3), '#f3dcae'), lit(box(-86, -98, 172, 18, 8), RED.mid), lit(box(-86, 82, 172, 18, 8), RED.mid), flat('M-62-68H62V70H-62z', b.deep))}${glow(58, 0, 0, 0.5)}${flat('M-62 70V46Q-42 24-24 46Q-6 22 16 48Q40 26 62 54V70z', a.mid)}`,
    },
  ],
  [
    /大冒险/,
    {
      disc: ({ a }) =>
        svg`${enamel(flat(star(4, 112, 22), GOLD.mid), flat(star(4, 84, 20, 0, 0, 45), GOLD.deep))}<circle r="86" fill="${a.deep}" stroke="${GOLD.bright}" stroke-width="4"/><circle r="78" fill="none" stroke="${WIRE}" stroke-width="6" stroke-linecap="butt" stroke-dasharray="1.6 8.6"/>${flat(star(8, 74, 20), a.bright, 0.4)}`,
    },
  ],
  [
    /奇缘/,
    {
      back: () =>
        line(
          'M-130-70C-60-130-20-40 40-84C80-112 110-96 130-110M-130 60C-80 10-60 90 0 84C60 78 90 20 130 44',
          '#f2485c',
          7,
        ),
      front: () =>
        `<g fill="#ffb3c8" stroke="#ff7f9c">${[
          [-88, -70, 20],
          [92, -50, 70],
          [-96, 28, 120],
          [84, 62, 10],
          [-62, 92, 50],
          [100, 8, 150],
        ]
          .map(
            ([x, y, turn]) =>
              svg`<path d="M0-11C9-6 9 6 0 11C-9 6-9-6 0-11z" transform="translate(${x} ${y})rotate(${turn})"/>`,
          )
          .join('')}</g>`,
    },
  ],
  [
    /开门红/,
    {
      back: () =>
        svg`${glow(120, 0, 0, 0.9)}${mirrored('w', svg`${enamel(lit('M-130-130L-62-108V116L-130 150z', '#c2202c'))}${line('M-112-96V118M-92-90V110M-73-84V104', GOLD.bright, 9).replace('/>', ' stroke-dasharray=".1 30"/>')}${line('M-74 6a9 9 0 1 0 .1 0z', GOLD.bright, 4)}`)}`,
      disc: () => '',
    },
  ],
  [
    /满堂红/,
    {
      back: () =>
        svg`<defs><g id="w">${line('M0-60V-16M0 16V38', GOLD.mid, 2.4)}${enamel(lit('M-14-18H14C32-14 32 14 14 18H-14C-32 14-32-14-14-18z', '#e02f2f'))}${line('M-12-18H12M-12 18H12', GOLD.bright, 5)}${line('M0-17V17M-11-17C-18-8-18 8-11 17M11-17C18-8 18 8 11 17', '#8c1220', 1.6)}</g></defs>${copies(
          'w',
          [
            [-92, -74, 1.1],
            [92, -74, 1.1],
            [-98, 10, 0.8],
            [98, 10, 0.8],
          ],
        )}`,
    },
  ],
  [
    /风火轮/,
    {
      disc: ({ a }) =>
        svg`<circle r="98" fill="${GOLD.mid}" stroke="${WIRE}" stroke-width="2"/><circle r="44" fill="none" stroke="#fff4da" stroke-width="88"/><circle r="44" fill="none" stroke="${a.mid}" stroke-width="88" stroke-linecap="butt" stroke-dasharray="23.04"/><circle r="93" fill="none" stroke="#fff" stroke-width="5" stroke-dasharray=".1 24.3"/>${[0, 90, 180, 270].map((turn) => svg`<g transform="rotate(${turn})">${enamel(lit('M0-126C18-110 22-100 14-88H-14C-22-102-6-106 0-126z', '#e02f2f'))}</g>`).join('')}<circle r="62" fill="${a.deep}" opacity=".55"/>`,
    },
  ],
  [
    /盛宴/,
    {
      back: () =>
        [
          [-78, -84, '#ffd25a'],
          [84, -66, '#ff8fa8'],
          [-100, 6, '#8fe0ff'],
        ]
          .map(
            ([x, y, colour]) =>
              svg`<circle cx="${x as number}" cy="${y as number}" r="20" fill="none" stroke="${colour as string}" stroke-width="20" stroke-linecap="butt" stroke-dasharray="2.6 7.87"/><circle cx="${x as number}" cy="${y as number}" r="32" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray=".1 16.65"/>`,
          )
          .join(''),
      front: () =>
        mirrored(
          'w',
          svg`<g transform="translate(-74 84)">${enamel(lit('M-22-26H22C22 0 12 10 4 12V24H16V32H-16V24H-4V12C-12 10-22 0-22-26z', GOLD.bright))}<ellipse cy="-26" rx="22" ry="6" fill="#9c1f3c" stroke="${WIRE}"/></g>`,
        ),
    },
  ],
  [
    /同心环/,
    {
      disc: ({ a }) =>
        svg`<g fill="none" stroke="${GOLD.deep}" stroke-width="15"><circle cx="-46" cy="18" r="54"/><circle cx="46" cy="18" r="54"/><circle cy="-44" r="54"/></g><g fill="none" stroke="${GOLD.bright}" stroke-width="9"><circle cx="-46" cy="18" r="54"/><circle cx="46" cy="18" r="54"/><circle cy="-44" r="54"/></g><circle r="66" fill="${a.deep}" opacity=".4"/>`,
    },
  ],
  [
    /迷城/,
    {
      back: ({ b }) =>
        svg`${flat(pagoda(-84, 130, 1.9) + pagoda(86, 130, 1.7), b.mid, 0.9)}${enamel(flat(pagoda(-44, 140, 1.15) + pagoda(48, 140, 1.25), b.deep))}${line('M-88 58v8M-80 58v8M82 68v8M90 68v8M-84 6v7M86 22v7', '#ffd27a', 4)}`,
    },
  ],
  [
    /秘境/,
    {
      back: ({ a, b }) =>
        svg`${enamel(lit('M-130 130L-108-40Q-98-70-88-42L-62 30L-46-6Q-38-22-30-4L0 70V130z', b.mid), lit('M130 130L112-66Q102-96 90-64L66 20L50-10Q42-24 34-6L0 70V130z', b.mid))}${line('M-130 40H-70M-118 54H-50M130 30H74M120 46H56', a.pale, 5, 0.6)}`,
    },
  ],
  [
    /聚宝盆/,
    {
      front: () =>
        svg`${coins(HEAP.slice(6).map(([x, y, k]) => [x, y - 22, k] as const))}${enamel(lit('M-74 84H74C70 108 50 122 34 124H-34C-50 122-70 108-74 84z', '#b8862c'), lit(box(-82, 76, 164, 14, 7), GOLD.bright))}`,
      figure: [-24, 0.9],
    },
  ],
  [
    /奇兵/,
    {
      disc: (air) =>
        svg`${plainDisc(air)}${mirrored('w', svg`<g transform="rotate(40)">${line('M0-92V128', '#6b3a1c', 6)}${enamel(lit('M0-136C9-120 11-108 0-92C-11-108-9-120 0-136z', '#dfe6f2'), lit('M-10-92H10V-84H-10z', GOLD.bright))}${enamel(flat('M4-82C22-88 34-74 52-80L44-62L52-46C34-42 22-54 4-48z', '#d8232f'))}</g>`)}`,
    },
  ],
  [
    /宝藏/,
    {
      front: () =>
        svg`${enamel(lit('M-70 82C-72 50 72 50 70 82z', '#7a3f18'))}${coins(HEAP.slice(6).map(([x, y, k]) => [x, y - 10, k] as const))}${enamel(lit(box(-74, 84, 148, 44, 4), '#8f4c1e'), lit(box(-74, 84, 148, 10, 3), GOLD.mid), lit(box(-14, 84, 28, 26, 4), GOLD.bright), lit(box(-62, 84, 12, 44), GOLD.mid), lit(box(50, 84, 12, 44), GOLD.mid))}`,
      figure: [-24, 0.9],
    },
  ],
  [
    /幻境/,
    {
      disc: ({ a, b }) =>
        svg`${[0, 15, 30, 45].map((turn, i) => svg`<path d="M-76-76H76V76H-76z" fill="${i % 2 ? b.bright : a.bright}" fill-opacity=".22" stroke="${WIRE}" stroke-width="1.4" transform="rotate(${turn + 22})"/>`)}${glow(84, 0, 0, 0.5)}`,
    },
  ],
  [
    /万花筒/,
    {
      disc: ({ a, b }) =>
        svg`<g stroke="${WIRE}">${turned('w', flat('M0-44C-30-66-26-96 0-112C26-96 30-66 0-44z', b.bright) + flat('M0-30C-20-48-18-70 0-82C18-70 20-48 0-30z', a.bright).replace('/>', ' transform="rotate(18)"/>'), [36, 72, 108, 144, 180, 216, 252, 288, 324])}<circle r="62" fill="${a.mid}"/></g>`,
    },
  ],
]
