/** Shield forms in a 96×96 box, with the middle of their field and how large a charge may be there. */
export const SHIELDS = {
  heater: ['M14 13H82V44C82 64 68 78 48 86C28 78 14 64 14 44z', 45, 1],
  round: ['M14 14H82V50A34 34 0 0 1 14 50z', 47, 1.02],
  swiss: ['M14 18C26 20 38 17 48 11C58 17 70 20 82 18V46C82 66 66 78 48 87C30 78 14 66 14 46z', 48, 1],
  roundel: ['M48 11a37 37 0 1 1 0 74a37 37 0 1 1 0-74z', 48, 1.06],
  french: ['M15 13H81V66Q81 77 70 77H58Q51 77 48 86Q45 77 38 77H26Q15 77 15 66z', 46, 1.02],
  oval: ['M48 9C68 9 80 26 80 48C80 70 66 87 48 87C30 87 16 70 16 48C16 26 28 9 48 9z', 48, 0.98],
  hexagon: ['M48 9L82 28V66L48 87L14 66V28z', 48, 1.02],
  eared: [
    'M10 12C18 17 25 17 30 11H66C71 17 78 17 86 12C88 22 82 28 82 36C82 62 70 78 48 87C26 78 14 62 14 36C14 28 8 22 10 12z',
    46,
    1,
  ],
  kite: ['M48 9C62 9 74 15 81 24C80 52 68 74 48 88C28 74 16 52 15 24C22 15 34 9 48 9z', 43, 0.96],
  notched: ['M14 12H40L48 18L56 12H82V54C82 70 66 76 48 87C30 76 14 70 14 54z', 48, 1],
  polish: [
    'M18 12C24 12 28 16 34 13C40 9 56 9 62 13C68 16 72 12 78 12C74 24 84 30 83 46C82 66 66 76 48 87C30 76 14 66 13 46C12 30 22 24 18 12z',
    47,
    0.98,
  ],
  square: ['M22 12H74Q83 12 83 21V62C83 74 70 80 48 87C26 80 13 74 13 62V21Q13 12 22 12z', 48, 1.04],
  pennon: ['M14 12H82V72L48 87L14 72z', 46, 1.04],
  octagon: ['M32 10H64L85 31V65L64 86H32L11 65V31z', 48, 1.08],
} as const satisfies Record<string, readonly [string, number, number]>

export type Shield = keyof typeof SHIELDS
export const SHIELD_NAMES = Object.keys(SHIELDS) as Shield[]

/** How a field is divided: what is laid in the second colour over the first, in the same box. */
export const DIVISIONS = {
  plain: '',
  pale: 'M48 0H96V96H48z',
  fess: 'M0 48H96V96H0z',
  bend: 'M0 0L96 96H0z',
  sinister: 'M96 0L0 96H96z',
  quarterly: 'M48 0H96V48H48zM0 48H48V96H0z',
  saltire: 'M0 0L48 48L0 96zM96 0L48 48L96 96z',
  paly: 'M22 0H35V96H22zM61 0H74V96H61zM41.5 0H54.5V96H41.5z',
  barry: 'M0 22H96V34H0zM0 46H96V58H0zM0 70H96V82H0z',
  sash: 'M-6 6L10-8L104 84L88 100z',
  wideSash: 'M0 72L72 0H96V10L10 96H0z',
  band: 'M0 34H96V62H0z',
  pillar: 'M34 0H62V96H34z',
  chevron: 'M0 84L48 40L96 84V104L48 62L0 104z',
  peak: 'M0 96L48 30L96 96z',
  pile: 'M6 0H90L48 82z',
  chief: 'M0 0H96V30H0z',
  base: 'M0 66q12-7 24 0t24 0t24 0t24 0V96H0z',
  gyronny: 'M48 46L48 0H96zM48 46L96 46V96zM48 46V96H0zM48 46H0V0z',
  flanks: 'M0 0H30Q18 48 30 96H0zM96 0H66Q78 48 66 96H96z',
  hoop: 'M0 58H96V76H0z',
  cross: 'M40 0H56V38H96V54H56V96H40V54H0V38H40z',
  rays: 'M48 96L-6 60V40zM48 96L4 8L22-6zM48 96L40-8H56zM48 96L74-6L92 8zM48 96L102 40V60z',
} as const satisfies Record<string, string>

export type Division = keyof typeof DIVISIONS

/** field, second, charge, rim. */
export const CLUB_COLOURS = [
  ['#14336b', '#1d4b9a', '#f4c95d', '#f4c95d'],
  ['#b3152b', '#8c0f22', '#fff', '#fff'],
  ['#0e6b45', '#0a5235', '#fff', '#e8c15a'],
  ['#6fb7e6', '#fff', '#12305f', '#12305f'],
  ['#6d1231', '#87b9e3', '#f3d27a', '#87b9e3'],
  ['#191c22', '#2d323c', '#f1f3f6', '#c9a24a'],
  ['#ef7d1a', '#191c22', '#fff', '#191c22'],
  ['#4a2382', '#6534ad', '#f2d27c', '#f2f0f7'],
  ['#f5c723', '#1c1f26', '#1c1f26', '#1c1f26'],
  ['#0c7d80', '#0b2e4a', '#fff', '#f4efe2'],
  ['#fff', '#c8102e', '#1a2440', '#c8102e'],
  ['#fff', '#1c4fb0', '#0f2a63', '#1c4fb0'],
  ['#1b2a4a', '#b51f35', '#fff', '#fff'],
  ['#c41f30', '#1b2a5e', '#ffd766', '#ffd766'],
  ['#0a4d8c', '#083a6b', '#fff', '#e34a3a'],
  ['#225c2c', '#f3d23c', '#fff', '#f3d23c'],
  ['#2b2f36', '#d8232f', '#fff', '#d8232f'],
  ['#0f2f57', '#28a7a1', '#fff', '#28a7a1'],
  ['#a61d4b', '#fff', '#2b1430', '#f3dbe3'],
  ['#e9e2d0', '#12382e', '#12382e', '#b9924a'],
  ['#7a1f1f', '#e2a63b', '#fff5dc', '#e2a63b'],
  ['#3d4b5f', '#c7d2e0', '#fff', '#c7d2e0'],
  ['#d94f2b', '#fff', '#28160f', '#28160f'],
  ['#007a5e', '#00a37b', '#ffe27a', '#fff'],
  ['#233d8f', '#f07f23', '#fff', '#f07f23'],
  ['#5b2c87', '#1f1633', '#d6b8f5', '#d6b8f5'],
  ['#12202f', '#2dc0e8', '#e9fbff', '#2dc0e8'],
  ['#9a7b2f', '#1d1a14', '#fff4d2', '#1d1a14'],
] as const
