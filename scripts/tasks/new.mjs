import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from '../kit/failure.mjs'
import { at, bin } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'
import { filesOf, filled, stepsOf } from '../slice/files.mjs'

/** npm run new <slice>: the files of a slice in every building, with one list call that works; never overwrites. */
export const run = async ([slice = '']) => {
  if (!/^[a-z][a-zA-Z]{1,20}$/.test(slice))
    throw new Failure('用法 · usage: npm run new <slice>，一个小写英文名词 · one lower-case noun')
  const files = filesOf(slice)
  const taken = Object.keys(files).filter((path) => existsSync(at(path)))
  if (taken.length > 0) throw new Failure(`已存在 · already there: ${taken.join(', ')}`)
  for (const [path, template] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(
      at(path),
      filled(readFileSync(at('scripts/slice/templates', `${template}.txt`), 'utf8'), slice),
    )
    console.log(`+ ${path}`)
  }
  await runNode([bin.oxfmt, ...Object.keys(files)], { stdio: 'ignore' })
  console.log(
    `\n接下来 · next:\n${stepsOf(slice)
      .map((step) => `  ${step}`)
      .join('\n')}`,
  )
}
