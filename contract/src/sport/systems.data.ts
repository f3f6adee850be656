/** Sizes of the combinations of each system, by the number of legs: 4串11 is [2, 3, 4]. */
export const systemSizes: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [[2], [2, 3]],
  4: [[3], [3, 4], [2], [2, 3, 4]],
  5: [[4], [4, 5], [2], [3, 4, 5], [2, 3], [2, 3, 4, 5]],
  6: [[5], [5, 6], [2], [3], [4, 5, 6], [2, 3], [3, 4, 5, 6], [2, 3, 4], [2, 3, 4, 5, 6]],
  7: [[6], [6, 7], [5], [4], [2, 3, 4, 5, 6, 7]],
  8: [[7], [7, 8], [6], [5], [4], [2, 3, 4, 5, 6, 7, 8]],
}
