import { createHash } from 'node:crypto'
import { at } from '../kit/paths.mjs'

/** A class by its name and its file's words: the usual line beside it would be as long again in all that the first visit loads. */
const nameOf = (name, _file, css) =>
  `_${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 5)}`

/** The client's styles, the same in every build that must agree about names. */
export const styles = { postcss: at('client'), modules: { generateScopedName: nameOf } }
