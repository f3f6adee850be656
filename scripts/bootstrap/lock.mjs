import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const POLL_MS = 250
/** A lock without a readable pid is one that is being taken, unless it is older than this. */
const TAKING_MS = 5_000

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const isAbandoned = (dir) => {
  try {
    const pid = Number(readFileSync(join(dir, 'pid'), 'utf8'))
    if (pid) return !isAlive(pid)
  } catch {
    // No pid yet: judged by age.
  }
  try {
    return Date.now() - statSync(dir).mtimeMs > TAKING_MS
  } catch {
    return false
  }
}

const take = (dir) => {
  try {
    mkdirSync(dir)
    writeFileSync(join(dir, 'pid'), String(process.pid))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (isAbandoned(dir)) rmSync(dir, { recursive: true, force: true })
    return false
  }
}

/** Runs `work` while holding the directory lock `dir`; waits while another live process holds it. */
export const withLock = async (dir, onWait, work) => {
  for (let waited = false; !take(dir); waited = true) {
    if (!waited) onWait()
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  const release = () => rmSync(dir, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
