import { readFileSync } from 'node:fs'
import { at } from '../../../scripts/kit/paths.mjs'

/** What the image of nginx makes of a template: known names only. */
export const rendered = (template, values) =>
  readFileSync(at(template), 'utf8').replaceAll(/\$\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
