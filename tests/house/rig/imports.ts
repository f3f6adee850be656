import { posix } from 'node:path'
import { code, exists, read } from './repository.ts'
import { parse, walk } from './syntax.ts'

export interface Import {
  from: string
  /** As written. */
  specifier: string
  /** The file of ours it means, undefined for a package. */
  file?: string
  /** The package it means: "zod", "@mantine/core", "node:fs". */
  package?: string
  kind: 'value' | 'type' | 'dynamic'
}

const WORKSPACES: readonly [RegExp, (rest: string) => string][] = [
  [/^@app\/contract$/, () => 'contract/src/index.ts'],
  [/^@app\/contract\/(.+)$/, (rest) => `contract/src/${rest}.ts`],
  [/^@app\/seeds\/(.+)$/, (rest) => (rest.endsWith('.json') ? `seeds/${rest}` : `seeds/${rest}.ts`)],
  [/^@app\/mock-server$/, () => 'mock-server/src/testing/client.ts'],
  [/^@app\/mock-server\/(client|playwright)$/, (rest) => `mock-server/src/testing/${rest}.ts`],
  [/^@app\/mock-server\/(.+)$/, (rest) => `mock-server/src/${rest}.ts`],
  [/^#src\/(.+)$/, (rest) => `mock-server/src/${rest}`],
]

const packageOf = (specifier: string) => {
  if (specifier.startsWith('node:')) return specifier
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

const resolve = (from: string, specifier: string): Pick<Import, 'file' | 'package'> => {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return { file: posix.join(posix.dirname(from), path) }
  for (const [pattern, toFile] of WORKSPACES) {
    const match = pattern.exec(path)
    if (match) return { file: toFile(match[1] ?? '') }
  }
  return { package: packageOf(path) }
}

const named = (from: string, specifier: string, kind: Import['kind']): Import => ({
  from,
  specifier,
  kind,
  ...resolve(from, specifier),
})

const text = (path: string, { start, end }: { start: number; end: number }) => read(path).slice(start, end)
const unquoted = (source: string) => /^['"`]([^'"`]+)['"`]$/.exec(source.trim())?.[1]

const staticImports = (path: string): Import[] => {
  const { module } = parse(path)
  const imports = module.staticImports.map(({ entries, moduleRequest }) => {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType)
    return named(path, moduleRequest.value, isType ? 'type' : 'value')
  })
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [named(path, moduleRequest.value, isType ? 'type' : 'value')] : [],
    ),
  )
  return [...imports, ...exports]
}

/** import('x') as a value, and as a type: `typeof import('x')` is an import like any other. */
const inlineImports = (path: string): Import[] => {
  if (!/\bimport\s*\(/.test(read(path))) return []
  const found: Import[] = []
  walk(path, (node) => {
    if (node.type === 'TSImportType') found.push(named(path, node.source.value, 'type'))
    if (node.type !== 'ImportExpression') return
    const specifier = unquoted(text(path, node.source))
    // A computed address is none that a rule could judge; scripts and tests alone may load by path.
    if (specifier) found.push(named(path, specifier, 'dynamic'))
    else if (!/^(scripts|tests)\//.test(path)) throw new Error(`${path}: import() of a computed address`)
  })
  return found
}

/** Every import of every file: type-only, re-exported and dynamic ones too. */
export const imports: readonly Import[] = code.flatMap((path) => [
  ...staticImports(path),
  ...inlineImports(path),
])

/** Imports that name a file of ours which isn't there. */
export const dangling = imports.filter(({ file }) => file !== undefined && !exists(file))
