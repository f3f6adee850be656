import { buildDemo } from '../build/demo.mjs'
import { Failure } from '../kit/failure.mjs'

/** npm run build:demo [-- --days=30]: the whole product as plain files in dist/demo. */
export const run = async (args) => {
  const [days = 7] = args.flatMap((arg) => (arg.startsWith('--days=') ? [Number(arg.slice(7))] : []))
  if (!Number.isInteger(days) || days < 1) throw new Failure('--days=N，N 从 1 起 · a whole number from 1 on')
  await buildDemo({ days })
}
