// node scripts/bench.mjs <file>: one bench; a refusal is told without a stack.
import { pathToFileURL } from 'node:url'
import { Failure } from './kit/failure.mjs'

try {
  await import(pathToFileURL(process.argv[2]).href)
} catch (error) {
  console.error(error instanceof Failure ? `✗ ${error.message}` : error)
  process.exitCode = 1
}
process.exit()
