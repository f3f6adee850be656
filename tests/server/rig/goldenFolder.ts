import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this run, where the first test file that plants a golden seed leaves it for the others. */
export default (): (() => void) => {
  const folder = mkdtempSync(join(tmpdir(), 'chengwan-goldens-'))
  process.env['GOLDENS'] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
