import { isAbsolute, join } from 'node:path'
import { buildEdge } from '../build/edge.mjs'
import { joinFleet, keepNode, localFleet } from '../edge/nodes.mjs'
import { Failure } from '../kit/failure.mjs'
import { at } from '../kit/paths.mjs'
import { claimPort, portOf } from '../kit/ports.mjs'

const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP']
const MOST_NODES = 16

const nodesOf = (args) => {
  if (args.length === 0) return 1
  const count = Number(args[1])
  if (args[0] !== '--nodes' || args.length > 2 || !Number.isInteger(count) || count < 1 || count > MOST_NODES)
    throw new Failure(`用法 · usage: npm run edge [-- --nodes 1…${MOST_NODES}]`)
  return count
}

/**
 * npm run edge [-- --nodes 3]: each world an object of its own on workerd. PORT (the next nodes take the next ports), HOST, DATA_DIR,
 * SEED and MOCK_TOKEN as for npm start. Several nodes keep their worlds in a bucket: in a folder here, or in BUCKET (s3://…, AWS_* as the
 * engine reads them); on more machines with the same CLUSTER_KEY and each with its CLUSTER_ADDR.
 */
export const run = async (args) => {
  const count = nodesOf(args)
  const host = process.env.HOST || '127.0.0.1'
  const port = portOf('PORT', 8787)
  const { BUCKET, CLUSTER_KEY, CLUSTER_ADDR } = process.env
  const folder = process.env.DATA_DIR || (count > 1 || BUCKET ? '.data/fleet' : '.data/edge')
  const data = isAbsolute(folder) ? folder : at(folder)
  if (!['127.0.0.1', 'localhost', '::1'].includes(host) && !process.env.MOCK_TOKEN)
    throw new Failure(`HOST=${host} 不是本机地址：必须设置 MOCK_TOKEN · any other HOST needs MOCK_TOKEN`)
  const ports = Array.from({ length: count }, (_, index) => port + index)
  for (const each of ports) await claimPort(each, host)
  await buildEdge()
  const fleet = BUCKET
    ? joinFleet({
        folder: data,
        bucket: BUCKET,
        key: CLUSTER_KEY || undefined,
        address: CLUSTER_ADDR || undefined,
      })
    : count > 1 && (await localFleet(data)).fleet
  const nodes = await Promise.all(
    ports.map((each, index) =>
      keepNode({ port: each, host, fleet, data: fleet ? join(data, `node-${index + 1}`) : data }),
    ),
  )
  const asked = new Promise((resolve) => {
    for (const signal of STOPPING) process.once(signal, resolve)
  })
  process.once('exit', () => nodes.forEach(({ child }) => child.kill()))
  for (const { origin } of nodes)
    console.log(
      `澄湾 · 演示环境已启动（workerd，每个世界一个对象）：${origin}/   控制台 ${origin}/__mock/   Ctrl-C 停止`,
    )
  await asked
  await Promise.all(nodes.map((node) => node.stop()))
}
