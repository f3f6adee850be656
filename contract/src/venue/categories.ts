/** Category codes of the venues (CAT-02 … CAT-08), in the order of U-GAME-06: number 1 is TY. */
export const CATEGORIES = ['TY', 'ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const
export type Category = (typeof CATEGORIES)[number]

/** venue/allBalance takes a number: 1..7 one category, 8 all of them (TRAP-37). */
export const ALL_CATEGORIES = 8

/** 1..7 → its code; 8 → null (all); any other number → undefined. */
export const categoryOf = (number: number): Category | null | undefined =>
  number === ALL_CATEGORIES ? null : CATEGORIES[number - 1]

export const CATEGORY_NAMES: Record<Category, string> = {
  TY: '体育',
  ZR: '真人',
  QP: '棋牌',
  DJ: '电竞',
  CP: '彩票',
  DZ: '电子',
  BY: '捕鱼',
}
