/** One metal, light to dark. */
type Metal = readonly [pale: string, bright: string, mid: string, deep: string, ink: string]

export interface Rank {
  rim: Metal
  plate: Metal
  /** Feathers on each side. */
  wings: 0 | 1 | 2 | 3
  /** What stands over the plate. */
  head: 'none' | 'star' | 'crown' | 'grandCrown'
}

const IRON: Metal = ['#eef1f6', '#c3cad6', '#8f99aa', '#5f6a7d', '#333c4c']
const BRONZE: Metal = ['#ffe6cf', '#e8b588', '#c0804d', '#85502a', '#4a2912']
const SILVER: Metal = ['#ffffff', '#dfe6f0', '#a9b5c7', '#6c7a91', '#364154']
const PLATINUM: Metal = ['#ffffff', '#d9f0f7', '#93c0d1', '#4f8299', '#1f4354']
const GOLD: Metal = ['#fff7d6', '#ffdc7c', '#e5a52f', '#9c6511', '#4d2e04']
const ROSE: Metal = ['#fff0ea', '#ffc9b5', '#e18e78', '#a1523f', '#55231a']
const NIGHT: Metal = ['#8390b5', '#4c5a80', '#2c3757', '#18203a', '#0a0f20']
const EMERALD: Metal = ['#d7ffe9', '#63dba4', '#1f9d6b', '#0d6444', '#053523']
const SAPPHIRE: Metal = ['#d9e8ff', '#79aaff', '#2f66dd', '#183d96', '#0a1d50']
const RUBY: Metal = ['#ffe0e2', '#ff8089', '#d42c43', '#891428', '#450512']
const AMETHYST: Metal = ['#f1e2ff', '#c193ff', '#8548d8', '#502394', '#280c52']

/** VIP0 to VIP10. */
export const RANKS: readonly Rank[] = [
  { rim: IRON, plate: IRON, wings: 0, head: 'none' },
  { rim: BRONZE, plate: BRONZE, wings: 0, head: 'none' },
  { rim: BRONZE, plate: BRONZE, wings: 1, head: 'star' },
  { rim: SILVER, plate: SILVER, wings: 1, head: 'star' },
  { rim: SILVER, plate: PLATINUM, wings: 2, head: 'star' },
  { rim: GOLD, plate: GOLD, wings: 2, head: 'star' },
  { rim: GOLD, plate: ROSE, wings: 2, head: 'crown' },
  { rim: GOLD, plate: EMERALD, wings: 3, head: 'crown' },
  { rim: GOLD, plate: SAPPHIRE, wings: 3, head: 'crown' },
  { rim: GOLD, plate: RUBY, wings: 3, head: 'grandCrown' },
  { rim: GOLD, plate: NIGHT, wings: 3, head: 'grandCrown' },
]

export const AURORA: Metal = AMETHYST
