import { readFileSync } from 'node:fs'

const parentOf = (pid) => {
  try {
    // After the command name, which is in brackets and may hold anything: state, then the parent.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    )
  } catch {
    return undefined
  }
}

/** Under npm our parent is a shell that outlives a killed npm: then the shell's own parent counts as well. */
const ancestors = () =>
  [process.ppid, process.env.npm_lifecycle_event ? parentOf(process.ppid) : undefined].join()

/** Calls `onGone` once when the process that started us is gone, however it ended. */
export const watchParents = (pollMs, onGone) => {
  const before = ancestors()
  const watch = setInterval(() => {
    if (ancestors() === before) return
    clearInterval(watch)
    onGone()
  }, pollMs)
  watch.unref()
}
