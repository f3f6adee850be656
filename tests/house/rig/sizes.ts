/** Files with more lines than `most`. */
export const longer = (lines: ReadonlyMap<string, number>, most: number): string[] =>
  [...lines].filter(([, count]) => count > most).map(([path, count]) => `${path}: ${count}`)
