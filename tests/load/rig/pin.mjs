import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'

const TASKSET = '/usr/bin/taskset'

/** Servers get the first core and the load the second, where the system lets us choose. */
export const canPin = existsSync(TASKSET) && availableParallelism() > 1

export const pinned = (command, args) => (canPin ? [TASKSET, ['-c', '0', command, ...args]] : [command, args])

export const pinLoad = () => {
  if (canPin) spawnSync(TASKSET, ['-a', '-c', '-p', '1', String(process.pid)], { stdio: 'ignore' })
}
