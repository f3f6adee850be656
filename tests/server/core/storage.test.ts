import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openStorage } from '../../../mock-server/src/host/storage.ts'

it('a snapshot outlives the process on disk, and is gone there too once it is dropped', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'chengwan-storage-'))
  const open = () => openStorage({ dataDir, build: undefined })
  const image = new Uint8Array([1, 2, 3])
  for (const name of ['kept', 'dropped']) open().saveSnapshot('mine', name, image, 1)
  open().dropSnapshot('mine', 'dropped')
  open().dropSnapshot('mine', '../../worlds/mine')
  expect(open().readSnapshot('mine', 'dropped')).toBeUndefined()
  expect(open().readSnapshot('mine', 'kept')).toHaveLength(image.length)
  rmSync(dataDir, { recursive: true })
})
