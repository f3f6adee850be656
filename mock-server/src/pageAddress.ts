/** Of files only: a page's address may hold a dot too, and what follows it in /game/v.eyJ1… is long. */
const EXTENSION = /\.[a-z0-9]{1,11}$/i

/** Whether the client's page answers at this path, rather than a file that is there or not. */
export const isPageAddress = (path: string): boolean => !EXTENSION.test(path)
