import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The npm that runs us, else the one that belongs to the running Node, else the one on the PATH. */
export const npm = () => {
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
