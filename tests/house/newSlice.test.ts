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
