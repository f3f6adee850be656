import { signal } from '../../lib/signal.ts'

/** Whether what was found stands in place of a page: the head of the page says so. */
export const searched = signal(false)
