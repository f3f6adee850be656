import { TESTER_HEADER } from '@app/contract/kit/headers'
import { LLMS } from '../pages/documents/llms.data.ts'
import { noSuch, worldFor } from './steer.ts'
import { type Reach, textOf } from './reach.ts'
import { CAPSULE } from './tools.ts'

const SCHEME = 'mock://'

/** What is read of a world. */
const OF_WORLD = [
  { path: '/__mock/api/journal', name: 'journal', title: '流水账 · every call of this world' },
  { path: '/__mock/api/ledger', name: 'ledger', title: '账本核对 · whether the books balance' },
  { path: '/__mock/api/ledger/movements', name: 'movements', title: '分录 · movements of money' },
  { path: '/__mock/api/coverage', name: 'coverage', title: '覆盖率 · which codes were served' },
  { path: CAPSULE, name: 'capsule', title: '胶囊：带走这个世界 · this world in one file' },
]
/** The documents and texts that llms.txt names. */
const DOCUMENTS = [...LLMS.matchAll(/\[([^\]]+)\]\((\/__mock\/[^)]+\.(?:json|md))\)/g)].map(
  ([, title = '', path = '']) => ({ path, name: path.slice(path.lastIndexOf('/') + 1), title }),
)
const ALL = [...OF_WORLD, ...DOCUMENTS]

const typeOf = (path: string) => (path.endsWith('.md') ? 'text/markdown' : 'application/json')
export const uriOf = (world: string, path: string): string => `${SCHEME}${world}${path}`

export const resourcesOf = ({ world }: Reach) =>
  ALL.map(({ path, name, title }) => ({ uri: uriOf(world, path), name, title, mimeType: typeOf(path) }))

export const TEMPLATES = [
  {
    uriTemplate: `${SCHEME}{world}/__mock/api/{what}`,
    name: 'world',
    title: '某个世界的 journal、ledger、coverage、capsule · of any world',
    mimeType: 'application/json',
  },
]

export const readResource = async (reach: Reach, uri: string) => {
  const slash = uri.indexOf('/', SCHEME.length)
  const path = uri.startsWith(SCHEME) && slash > 0 ? uri.slice(slash) : ''
  const known = ALL.map((each) => each.path)
  if (!known.includes(path)) throw noSuch('资源', path === '' ? uri : path, known)
  const world = await worldFor(reach, uri.slice(SCHEME.length, slash))
  const text = await textOf(await reach.ask(path, { headers: { [TESTER_HEADER.world]: world } }))
  return { contents: [{ uri, mimeType: typeOf(path), text }] }
}
