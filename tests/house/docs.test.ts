import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { exists, files, read, root } from './rig/repository.ts'

/** The help's pages are the client's texts; a test beside them follows their links. */
const documents = files.filter((path) => path.endsWith('.md') && !path.startsWith('client/src/'))
const OURS = /^(?:contract|client|mock-server|seeds|tests|scripts|docs|docker)\/[\w./@-]+$/
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)
/** npm's own verbs, which need no script. */
const NPM_VERBS = ['ci', 'install', 'i']

const matches = (path: string, pattern: RegExp) =>
  Array.from(read(path).matchAll(pattern), ([, first, second]) => first ?? second ?? '')

const linked = (path: string) =>
  matches(path, /\]\(([^)\s#]+)[^)]*\)/g)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(path), target))

const cited = (path: string) =>
  matches(path, /`([^`\s]+)`/g).filter((target) => OURS.test(target) && !/\.{3}/.test(target))

/** Fenced blocks and code spans: what a reader would type. */
const codeIn = (path: string) => matches(path, /```\w*\n([\s\S]*?)```|`([^`\n]+)`/g)
const commands = (path: string) =>
  codeIn(path).flatMap((text) =>
    Array.from(
      text.matchAll(/\bnpm (run [\w:-]+(?: [\w-]+)?|start|test|[a-z]+)\b/g),
      ([, command = '']) => command,
    ),
  )

const isCommand = (command: string) => {
  const [verb = '', name = '', argument = ''] = command.split(' ')
  if (verb !== 'run') return scripts.includes(verb) || NPM_VERBS.includes(verb)
  return name === 'task' && argument ? exists(`scripts/tasks/${argument}.mjs`) : scripts.includes(name)
}

describe('documents', () => {
  test('every file they link or cite is there', () => {
    expect(documents.length).toBeGreaterThan(0)
    const missing = documents.flatMap((path) =>
      [...linked(path), ...cited(path)]
        .filter((target) => !exists(target))
        .map((target) => `${path}: ${target}`),
    )
    expect(missing).toEqual([])
  })

  test('every command they give exists', () => {
    expect(commands('README.md')).toContain('start')
    const unknown = documents.flatMap((path) =>
      commands(path)
        .filter((command) => !isCommand(command))
        .map((command) => `${path}: npm ${command}`),
    )
    expect(unknown).toEqual([])
  })

  test('the number of codes is that of the contract, wherever it is told', () => {
    const told = documents.flatMap((path) => matches(path, /(\d+) (?:status )?codes\b|(\d+) 个状态码/g))
    expect(told.length).toBeGreaterThan(2)
    expect([...new Set(told)]).toEqual([String(Object.keys(STATUS).length)])
  })

  test('every npm script runs a task that is there', () => {
    const { scripts: all } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const tasks = Object.values(all).flatMap((script) => /run\.mjs ([\w-]+)/.exec(script)?.[1] ?? [])
    expect(tasks.filter((task) => !exists(`scripts/tasks/${task}.mjs`))).toEqual([])
  })

  test('no committed file knows the machine it was written on', () => {
    const machine = new RegExp(['/(?:work|root|Users)/', '/home/\\w+/', '[A-Z]:\\\\\\\\Users'].join('|'))
    const texts = files.filter(
      (path) => !/\.(?:png|webp|jpg|woff2|ico|db)$/.test(path) && path !== 'tests/house/docs.test.ts',
    )
    const telling = texts.filter((path) => machine.test(read(path)) || read(path).includes(root))
    expect(telling).toEqual([])
  })
})
