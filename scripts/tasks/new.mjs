import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Failure } from '../kit/failure.mjs'
import { at, bin } from '../kit/paths.mjs'
import { runNode } from '../kit/processes.mjs'
import { run as migrations } from './migrations.mjs'
import { filesOf, filled, joined } from '../slice/files.mjs'

/** npm run new <slice> <title>: a slice in every building, from its call to its page at /mine/<slice>; never overwrites. */
export const run = async ([slice = '', title = '']) => {
  if (!/^[a-z][a-zA-Z]{1,20}$/.test(slice) || !/^\p{Script=Han}+$/u.test(title))
    throw new Failure(
      '用法 · usage: npm run new memo 备忘，一个小写英文名词和中文标题 · a lower-case noun, a Chinese title',
    )
  const names = { slice, title }
  const files = filesOf(slice)
  const taken = Object.keys(files).filter((path) => existsSync(at(path)))
  if (taken.length > 0) throw new Failure(`已存在 · already there: ${taken.join(', ')}`)
  const read = (path) => readFileSync(at(path), 'utf8')
  const texts = joined(names, read)
  for (const [path, template] of Object.entries(files))
    texts.set(path, filled(read(`scripts/slice/templates/${template}.txt`), names))
  for (const [path, text] of texts) {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text)
    console.log(`${path in files ? '+' : '~'} ${path}`)
  }
  await runNode([bin.oxfmt, ...texts.keys()], { stdio: 'ignore' })
  const failed =
    (await migrations()) ||
    (await runNode([bin.vitest, 'run', '--project', 'node', 'tests/contract/openapi.test.ts', '-u']))
  if (!failed) {
    console.log(`npm run dev → http://localhost:5173/mine/${slice}?__as=vip5`)
    console.log(
      '页面还不在任何菜单里 · the page is in no menu yet: MEMBER_MENU, client/src/app/layouts/memberMenu.ts',
    )
  }
  return failed
}
