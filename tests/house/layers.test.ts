import { describe, expect, test } from 'vitest'
import { type Import, dangling, imports } from './rig/imports.ts'
import { type Layer, developmentOnly, layers, mayTouchNode } from './rig/layers.data.ts'
import { code } from './rig/repository.ts'

/** The test would pass on an empty list: it must have read the repository. */
const FEWEST_FILES = 60
const FEWEST_IMPORTS = 100

const isOfContract = /^contract\/src\//
const layerOf = (path: string): Layer | undefined => layers.find(({ files }) => files.test(path))
const folderOf = (path: string) => /^(.+?\/(?:modules|features)\/[^/]+)\//.exec(path)?.[1]
const isOwnFolder = (from: string, to: string) =>
  folderOf(from) !== undefined && folderOf(from) === folderOf(to)

const mayImportFile = (layer: Layer, { from, file = '', kind }: Import) => {
  if (layer.may.includes('*') || file.endsWith('.json') || /\.(css|svg|png|webp|woff2)$/.test(file))
    return true
  if (layer.may.includes('own folder') && isOwnFolder(from, file)) return true
  const target = layerOf(file)?.name ?? ''
  return layer.may.includes(target) || (kind === 'type' && layer.mayTypes?.includes(target) === true)
}

const mayImportPackage = (layer: Layer, { from, package: name = '' }: Import) => {
  if (name.startsWith('node:') && from.startsWith('mock-server/src/') && layer.name !== 'test')
    return mayTouchNode.test(from)
  return layer.packages.includes('*') || layer.packages.includes(name)
}

const broken = imports.filter((each) => {
  const layer = layerOf(each.from)
  if (!layer) return false
  return each.file === undefined ? !mayImportPackage(layer, each) : !mayImportFile(layer, each)
})

/** A service may know its store, but only its type. */
const valueOfStore = imports.filter(
  ({ from, file, kind }) =>
    /\.service\.ts$/.test(from) && /\.(store|table|routes)\.ts$/.test(file ?? '') && kind !== 'type',
)

const told = ({ from, specifier, kind }: Import) =>
  `${from} (${layerOf(from)?.name}) must not import ${specifier}${kind === 'value' ? '' : ` (${kind})`}`

const graph = (kinds: readonly Import['kind'][]) => {
  const edges = new Map<string, string[]>()
  for (const { from, file, kind } of imports)
    if (file && kinds.includes(kind)) edges.set(from, [...(edges.get(from) ?? []), file])
  return edges
}

/** The first cycle through each file, as "a → b → a". */
const cycles = (edges: Map<string, string[]>) => {
  const found: string[] = []
  const state = new Map<string, 'open' | 'done'>()
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'open') found.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (state.has(file)) return
    state.set(file, 'open')
    for (const next of edges.get(file) ?? []) visit(next, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of edges.keys()) visit(file, [])
  return found
}

/** Files that a value import reaches from `start`, contract files only. */
const reached = (start: readonly string[], edges: Map<string, string[]>) => {
  const seen = new Set<string>()
  const queue = [...start]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !isOfContract.test(file)) continue
    seen.add(file)
    queue.push(...(edges.get(file) ?? []))
  }
  return seen
}

describe('layers', () => {
  test('the whole repository was read', () => {
    expect(code.length).toBeGreaterThan(FEWEST_FILES)
    expect(imports.length).toBeGreaterThan(FEWEST_IMPORTS)
  })

  test('every file belongs to a layer', () => {
    expect(code.filter((path) => !layerOf(path))).toEqual([])
  })

  test('every import of ours names a file that is there', () => {
    expect(dangling.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })

  test('nobody imports what the table does not allow', () => {
    expect(broken.map(told)).toEqual([])
  })

  test('a service knows its store by type only', () => {
    expect(valueOfStore.map(told)).toEqual([])
  })

  test('no file imports itself by a detour', () => {
    expect(cycles(graph(['value', 'type']))).toEqual([])
  })

  test('no value the client imports from the contract leads to zod', () => {
    const isPlayers = (from: string) =>
      from.startsWith('client/src/') && layerOf(from)?.name !== 'test' && !developmentOnly.test(from)
    const clients = imports.filter(
      ({ from, file, kind }) => isPlayers(from) && kind !== 'type' && isOfContract.test(file ?? ''),
    )
    const withZod = new Set(
      imports.filter((each) => each.package === 'zod' && each.kind !== 'type').map(({ from }) => from),
    )
    const edges = graph(['value'])
    const leaks = clients.filter(({ file = '' }) =>
      [...reached([file], edges)].some((path) => withZod.has(path)),
    )
    expect(leaks.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([])
  })
  test('what only development loads is imported dynamically', () => {
    const loaded = imports.filter(({ file, kind }) => developmentOnly.test(file ?? '') && kind === 'value')
    expect(loaded.map(told)).toEqual([])
  })
})
