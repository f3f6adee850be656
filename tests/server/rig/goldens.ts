import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WorldStorage } from '../../../mock-server/src/world/storage.ts'

const folder = process.env['GOLDENS']
const fileOf = (key: string) => join(folder ?? '', `${key}.sqlite`)

/** Golden seeds of this run of the tests, planted by whichever file needs one first. */
export const goldens: Pick<WorldStorage, 'readGolden' | 'writeGolden'> = {
  readGolden: (key) => (folder && existsSync(fileOf(key)) ? readFileSync(fileOf(key)) : undefined),
  writeGolden: (key, image) => {
    if (!folder) return
    const own = `${fileOf(key)}.${process.pid}`
    writeFileSync(own, image)
    renameSync(own, fileOf(key))
  },
}
