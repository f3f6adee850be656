import { describe, expect, test } from 'vitest'
import { exists, files, read } from '../rig/repository.ts'

interface Manifest {
  version?: string
  workspaces?: string[]
  dependencies?: Record<string, string>
}
const manifest = (path: string) => JSON.parse(read(path)) as Manifest
const root = manifest('package.json')

describe('a release', () => {
  test('has its version from one place', () => {
    expect(root.version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const workspace of root.workspaces!) {
      const { version, dependencies = {} } = manifest(`${workspace}/package.json`)
      expect([workspace, version]).toEqual([workspace, undefined])
      const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@app/'))
      expect(ours.filter(([, range]) => range !== '*')).toEqual([])
    }
  })

  test('is told in the change log', () => {
    const log = read('CHANGELOG.md')
    expect(log).toMatch(/^## \[(?:未发布|\d+\.\d+\.\d+)\]/m)
    expect(log).toContain(root.version)
  })

  test('has a static demo that a fresh clone can build: what it takes from a build, it builds', () => {
    const demo = read('scripts/build/demo.mjs')
    const built = /await build\(\[(.+)\]\)/.exec(demo)![1]!
    const taken = Array.from(demo.matchAll(/dist\.(\w+)/g), ([, part]) => part!)
    expect(taken).toContain('client')
    expect(taken.filter((part) => part !== 'demo' && !built.includes(`'${part}'`))).toEqual([])
  })

  test('is checked by each forge with the one script that a checkout has', () => {
    const forges = { '.github/workflows/ci.yml': /^\s*- run: (.+)$/gm, '.gitlab-ci.yml': /^ {4}- (.+)$/gm }
    expect(exists('.ci/run')).toBe(true)
    for (const [file, command] of Object.entries(forges)) {
      expect(files).toContain(file)
      expect(Array.from(read(file).matchAll(command), ([, said]) => said)).toEqual(['.ci/run'])
    }
  })
})
