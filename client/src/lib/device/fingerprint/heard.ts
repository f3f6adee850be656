/** Longer than a worker takes anywhere: what it was to fetch is on its way still. */
const PATIENCE_MS = 2_000

/** What a worker says first, nothing when it can't; it ends with that. */
export const heardFrom = async (worker: Worker): Promise<string[] | undefined> => {
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
