/** When the page has shown what was changed just now: what costs more than a frame begins after it. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
