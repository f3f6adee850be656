const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }

/** Where the browser can: what follows runs in a task of its own, so that the page answers in between. */
export const breath = async (): Promise<void> => scheduler?.yield?.()
