import { heardFrom } from './heard.ts'
import { readGraphics } from './read.ts'

/** The card takes its time to answer, up to a quarter of a second on a phone: it is waited for beside the page, asked by its first script (app/first) where that can. */
const askAside = async (): Promise<string[] | undefined> =>
  (globalThis as { card?: Promise<string[] | undefined> }).card ??
  heardFrom(() => new Worker(new URL('./cardWorker.ts', import.meta.url), { type: 'module' }))

/** What the card says; asked on the page where no worker can. Rejects when reading fails. */
export const graphics = async (): Promise<string[] | undefined> =>
  (await askAside()) ?? readGraphics(document.createElement('canvas'))
