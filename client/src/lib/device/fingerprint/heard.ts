/** Longer than a worker takes anywhere: what it was to fetch is on its way still. */
const PATIENCE_MS = 2_000

/** What a worker says first, nothing where there is none or it can't; it ends with that. */
export const heardFrom = async (begin: () => Worker): Promise<string[] | undefined> => {
  let worker: Worker | undefined
  try {
    const begun = begin()
    worker = begun
    return await new Promise((done) => {
      begun.onmessage = ({ data }: MessageEvent<string[] | undefined>) => done(data)
      begun.onerror = () => done(undefined)
      setTimeout(done, PATIENCE_MS)
    })
  } catch {
    return undefined
  } finally {
    worker?.terminate()
  }
}
