import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withLock } from './lock.mjs'

/** The npm that runs us, else the one that belongs to the running Node, else the one on the PATH. */
const npm = () => {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.[cm]?js$/.test(cli)) return [process.execPath, cli]
  const home = dirname(process.execPath)
  const beside = [
    join(home, 'node_modules/npm/bin/npm-cli.js'),
    join(home, '../lib/node_modules/npm/bin/npm-cli.js'),
  ]
  const found = beside.find((path) => existsSync(path))
  if (found) return [process.execPath, found]
  return process.platform === 'win32' ? ['cmd', '/c', 'npm'] : ['npm']
}

const npmCi = (root, signals) =>
  new Promise((resolve) => {
    const [command, ...first] = npm()
    const child = spawn(command, [...first, 'ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, npm_config_ignore_scripts: 'true', npm_config_loglevel: 'error' },
    })
    signals.child = child
    child.on('error', (error) => {
      console.error(`npm: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code) => {
      signals.child = undefined
      resolve(code ?? 1)
    })
  })

/** Installs what the lockfile says unless that was already done; two first starts at once install once. */
export const install = async (root, signals) => {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lockfile).digest('hex')
  const modules = join(root, 'node_modules')
  const stamp = join(modules, '.lock-sha256')
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted
  if (isDone()) return 0
  // Beside node_modules, not in it: npm ci empties that folder.
  return withLock(
    join(root, '.install.lock'),
    () => console.log('另一个进程正在安装依赖，请稍候… · waiting for another install'),
    async () => {
      if (isDone()) return 0
      console.log('正在安装依赖（首次约半分钟）… · installing dependencies')
      const code = await npmCi(root, signals)
      if (code !== 0) return code
      mkdirSync(modules, { recursive: true })
      writeFileSync(stamp, wanted)
      return 0
    },
  )
}
