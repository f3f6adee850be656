import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { JOINS, joined } from '../../scripts/slice/files.mjs'
import { root } from './rig/repository.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('a new slice finds every place where it joins the rest', () => {
  const texts = joined({ slice: 'memo', title: '备忘' }, read)
  for (const { path, before } of JOINS) {
    const [above = ''] = texts.get(path)!.split(before)
    expect(above).toMatch(/memo.*\n$/i)
    expect(read(path).split(before)).toHaveLength(2)
  }
})

test('the address that it ends with is steered by the mock in development; a module is not', async () => {
  const { default: config } = await import('../../client/vite.config.ts')
  const made = (config as (env: object) => { server: { proxy: object } })({
    command: 'serve',
    mode: '',
  })
  const goesToMock = (url: string) =>
    Object.keys(made.server.proxy).some((key) =>
      key.startsWith('^') ? new RegExp(key).test(url) : url.startsWith(key),
    )
  expect(goesToMock('/mine/memo?__as=vip5')).toBe(true)
  expect(goesToMock('/?a=1&__world=mine')).toBe(true)
  expect(goesToMock('/src/main.tsx?t=1')).toBe(false)
})
