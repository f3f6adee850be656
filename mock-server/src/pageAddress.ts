/** Of files only: a page's address may hold a dot too, and what follows it in /game/v.eyJ1… is long. */
const EXTENSION = /\.[a-z0-9]{1,11}$/i

/** What the client is to lead on to (U-NAV-04): it may end like a file, and is the client's to judge. */
const LED_ON = /^\/redirect\//

/** Whether the client's page answers at this path, rather than a file that is there or not. */
export const isPageAddress = (path: string): boolean => LED_ON.test(path) || !EXTENSION.test(path)
