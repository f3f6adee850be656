/** Files with more lines than `most`, or than their own exception allows. */
export const longer = (
  lines: ReadonlyMap<string, number>,
  most: number,
  exceptions: Readonly<Record<string, number>>,
): string[] =>
  [...lines]
    .filter(([path, count]) => count > (exceptions[path] ?? most))
    .map(([path, count]) => `${path}: ${count}`)

export const percentile = (counts: readonly number[], share: number): number => {
  const sorted = counts.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}
