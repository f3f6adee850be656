/** `npm run soak -- statistics` counts the whole; `npm test` a ninth of it, which tells three times less exactly. */
const PARTS = process.env['WHOLE'] === '1' ? 1 : 9

export const sample = (whole: number): number => Math.ceil(whole / PARTS)

export const within = (tolerance: number): number => tolerance * Math.sqrt(PARTS)
