const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }

/** Where the browser can: what follows runs in a task of its own, so that the page answers in between. */
export const breath = async (): Promise<void> => scheduler?.yield?.()

// The code of the frame runs after that of the libraries (client/vite.config.ts), not in one task with it.
await breath()
