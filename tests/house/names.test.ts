import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contract } from '@app/contract'
import { misnamed } from './rig/names.data.ts'
import { code, files } from './rig/repository.ts'
import { parse } from './rig/syntax.ts'

/** The same word in the contract, the mock server, the client, the seeds and the texts. */
const SLICES = [...Object.keys(contract), 'play']
const CLIENT_ONLY = ['help', 'lobby']
const NOT_SLICES = ['control', 'kit', 'rules']

const BY_KIND = /(^|\/)(utils?|common|helpers?|types|misc|shared|hooks|services|components)\//
const ROLES = ['routes', 'service', 'store', 'table', 'rules', 'api', 'slice', 'test', 'data']
const TOOL_SUFFIXES = ['spec', 'config', 'module', 'd', 'entry']

const named = code.filter((path) => !misnamed.includes(path))

const stem = (path: string) => posix.basename(path).replace(/\.[a-z]+$/, '')
const suffixes = (path: string) => stem(path).split('.').slice(1)
const namesBelow = (folder: string) =>
  files
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).split('/'))
    .flatMap(([first = '', ...rest]) => (rest.length > 0 ? [first] : []))
const strangers = (folder: string, allowed: readonly string[]) =>
  [...new Set(namesBelow(folder))].filter((name) => !allowed.includes(name)).map((name) => folder + name)

/** A file that does nothing but pass on what others export. */
const isBarrel = (path: string) => {
  const { program, module } = parse(path)
  const isOnlyExports = program.body.every(
    (node) =>
      node.type === 'ExportAllDeclaration' ||
      (node.type === 'ExportNamedDeclaration' && node.source !== null),
  )
  return module.staticExports.length > 0 && isOnlyExports
}

describe('names', () => {
  test('no folder collects files by kind', () => {
    expect(files.filter((path) => BY_KIND.test(path))).toEqual([])
  })

  test('only the contract has an index', () => {
    const indexes = code.filter((path) => /(^|\/)index\.tsx?$/.test(path) && path !== 'contract/src/index.ts')
    expect(indexes).toEqual([])
  })

  test('no file only passes on what others export', () => {
    expect(code.filter((path) => path !== 'contract/src/index.ts' && isBarrel(path))).toEqual([])
  })

  test('what stands before the extension is a role from the list', () => {
    const allowed = [...ROLES, ...TOOL_SUFFIXES]
    expect(named.filter((path) => suffixes(path).some((suffix) => !allowed.includes(suffix)))).toEqual([])
  })

  test('components are named like what they show', () => {
    const components = code.filter(
      (path) => /^client\/src\/(features|ui|art)\/.+\.tsx$/.test(path) && !/\.test\.tsx$/.test(path),
    )
    expect(components.filter((path) => !/^([A-Z][A-Za-z0-9]*|use[A-Z][A-Za-z]*)$/.test(stem(path)))).toEqual(
      [],
    )
  })

  test('slices have the same names in every building', () => {
    expect(strangers('contract/src/', [...SLICES, ...NOT_SLICES])).toEqual([])
    expect(strangers('mock-server/src/modules/', SLICES)).toEqual([])
    expect(strangers('client/src/features/', [...SLICES, ...CLIENT_ONLY])).toEqual([])
  })

  test('a name that was put right is struck off the list', () => {
    expect(misnamed.filter((path) => !code.includes(path))).toEqual([])
  })
})
