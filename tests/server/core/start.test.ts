import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { explained } from '../../../scripts/kit/failure.mjs'

const root = join(import.meta.dirname, '../../..')
const MOCK = ['mock-server/src/main.ts']
const START = ['scripts/tasks.mjs', 'start']
const PREVIEW = ['scripts/tasks.mjs', 'preview-demo']
const STICK = ['mock-server/demo/stick/serve.mjs']

let folder = ''
let taken: Server
let port = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chengwan-start-'))
  writeFileSync(join(folder, 'file'), '')
  mkdirSync(join(folder, 'data', 'worlds'), { recursive: true })
  writeFileSync(join(folder, 'data', 'worlds', 'default.sqlite'), 'no database'.repeat(500))
  taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  port = String((taken.address() as AddressInfo).port)
})
afterAll(() => {
  taken.close()
  rmSync(folder, { recursive: true })
})

/** Runs a program of the project to its end. */
const ended = (args: string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, CONSOLE_DIR: folder, ...env },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
    child.on('close', (code) => resolve({ code, said }))
  })

it.each([
  ['a port that is none', START, () => ({ PORT: 'abc' }), 'PORT 不正确：abc'],
  ['a port beyond the last', START, () => ({ PORT: '70000' }), 'PORT 不正确：70000'],
  ['a port that is taken', START, () => ({ PORT: port }), '例如 PORT='],
  ['an address of another machine', START, () => ({ PORT: '0', HOST: '192.0.2.1' }), '192.0.2.1'],
  ['a port of the static demo that is none', PREVIEW, () => ({ PORT: 'abc' }), 'PORT 不正确：abc'],
  ['a port of the static demo that is taken', PREVIEW, () => ({ PORT: port }), '已被占用'],
  ['a taken port of the static demo on its own', STICK, () => ({ PORT: port }), '已被占用'],
  ['a data folder that is a file', MOCK, () => ({ PORT: '0', DATA_DIR: join(folder, 'file') }), 'file'],
  ['a data folder where none can be made', MOCK, () => ({ PORT: '0', DATA_DIR: '/proc/none' }), '/proc/none'],
  ['a damaged file', MOCK, () => ({ PORT: '0', DATA_DIR: join(folder, 'data') }), 'default.sqlite 已损坏'],
  [
    'a taken port of the server alone',
    MOCK,
    () => ({ PORT: port, DATA_DIR: join(folder, 'new') }),
    '已被占用',
  ],
])('%s ends the start with one sentence', async (_what, args, env, words) => {
  const { code, said } = await ended(args, env())
  expect([code, said.trim().split('\n').length, said]).toEqual([1, 1, expect.stringContaining(words)])
})

it('a checkout that can’t be written, or a full disk, is named with what to do', () => {
  const failing = (code: string) => Object.assign(new Error(code), { code, path: '/checkout/dist' })
  expect(explained(failing('EROFS'))).toMatch(/不能写入 \/checkout\/dist（EROFS）.+cannot be written/)
  expect(explained(failing('ENOSPC'))).toMatch(/磁盘已满，不能写入 \/checkout\/dist/)
  const other = new Error('other')
  expect(explained(other)).toBe(other)
})
