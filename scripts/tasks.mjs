// node scripts/tasks.mjs <task> [args]: one file per task in scripts/tasks.
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { explained } from './kit/failure.mjs'
import { stopWithParent } from './kit/processes.mjs'

const home = join(dirname(fileURLToPath(import.meta.url)), 'tasks')
const [name = '', ...args] = process.argv.slice(2)
const file = join(home, `${name}.mjs`)

if (!/^[a-z0-9-]+$/.test(name) || !existsSync(file)) {
  const tasks = readdirSync(home).map((entry) => entry.replace(/\.mjs$/, ''))
  console.error(`${name ? `没有任务 ${name} · unknown task. ` : ''}任务 · tasks: ${tasks.join(' ')}`)
  process.exit(1)
}

stopWithParent()
try {
  const { run } = await import(pathToFileURL(file).href)
  process.exitCode = (await run(args)) ?? 0
} catch (error) {
  console.error(explained(error))
  process.exitCode = 1
}
