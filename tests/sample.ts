/** `npm run soak -- statistics` counts the whole; `npm test` a ninth of it, which tells three times less exactly. */
const PARTS = process.env['WHOLE'] === '1' ? 1 : 9

export const sample = (whole: number): number => Math.ceil(whole / PARTS)

export const within = (tolerance: number): number => tolerance * Math.sqrt(PARTS)

/** Says what was counted where the whole is. */
export const figure = (words: string): void => {
  if (PARTS === 1) process.stdout.write(`${words}\n`)
}
