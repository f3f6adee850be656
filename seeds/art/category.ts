/** The site's game categories: slots, fishing, cards, lottery, live dealers, esports, sport. */
export const CATEGORIES = ['DZ', 'BY', 'QP', 'CP', 'ZR', 'DJ', 'TY'] as const
export type Category = (typeof CATEGORIES)[number]
export const isCategory = (text: string): text is Category => (CATEGORIES as readonly string[]).includes(text)
