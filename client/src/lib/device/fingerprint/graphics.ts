import { readGraphics } from './read.ts'

/** Longer than a worker takes anywhere: what it was to fetch is on its way still. */
const PATIENCE_MS = 2_000

/** The card takes its time to answer, up to a quarter of a second on a phone: it is waited for beside the page. */
const askAside = async (): Promise<string[] | undefined> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise((done) => {
      worker.onmessage = ({ data }: MessageEvent<string[] | undefined>) => done(data)
      worker.onerror = () => done(undefined)
      setTimeout(done, PATIENCE_MS)
    })
  } finally {
    worker.terminate()
  }
}

/** What the card says; asked on the page where no worker can. Rejects when reading fails. */
export const graphics = async (): Promise<string[] | undefined> =>
  (await askAside().catch(() => undefined)) ?? readGraphics(document.createElement('canvas'))
