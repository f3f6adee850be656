import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBucket } from '../../../scripts/edge/bucket.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chengwan-bucket-'))
let bucket: Awaited<ReturnType<typeof openBucket>>
let key = ''
beforeAll(async () => {
  bucket = await openBucket(folder)
  key = `http://127.0.0.1:${bucket.port}/worlds/one`
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})
const put = async (body: string, headers: Record<string, string> = {}) =>
  (await fetch(key, { method: 'PUT', body, headers })).status

it('writes under a condition only where it holds', async () => {
  expect(await put('first', { 'if-none-match': '*' })).toBe(200)
  expect(await put('second', { 'if-none-match': '*' })).toBe(412)
  const found = await fetch(key)
  expect(await found.text()).toBe('first')
  expect(await put('third', { 'if-match': '"another"' })).toBe(412)
  expect(await put('third', { 'if-match': found.headers.get('etag')! })).toBe(200)
  expect(await (await fetch(key)).text()).toBe('third')
})

it('never hangs up on a connection that is idle: the engine sends its next write on it, once', async () => {
  expect((await fetch(key)).headers.get('keep-alive')).toBeNull()
})
