import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { plantIn, plantNamed } from './planting.ts'

// For a worker on the server's sources: the plant goes in as its file is loaded.
const plant = plantNamed(process.env['PLANTED'] ?? '')
registerHooks({
  load: (url, context, next) =>
    url.endsWith(plant.file)
      ? {
          format: 'module',
          source: stripTypeScriptTypes(plantIn(plant, readFileSync(fileURLToPath(url), 'utf8'))),
          shortCircuit: true,
        }
      : next(url, context),
})
