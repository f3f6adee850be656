import { buildDemo } from '../build/demo.mjs'
import { Failure } from '../kit/failure.mjs'

const FOLDER = /^\/(?:[\w.-]+\/)*$/

/** `--days=30 --base=/demo/` of the demo's tasks. */
export const demoOptions = (args) => {
  const given = (name) => args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
  const [days, home] = [Number(given('days') ?? 7), given('base') ?? '/']
  if (!Number.isInteger(days) || days < 1) throw new Failure('--days=N，N 从 1 起 · a whole number from 1 on')
  if (!FOLDER.test(home)) throw new Failure('--base=/demo/，以斜杠开头并结尾 · begins and ends with a slash')
  return { days, home }
}

/** npm run build:demo [-- --days=30 --base=/demo/]: the whole product as plain files in dist/demo. */
export const run = (args) => buildDemo(demoOptions(args))
