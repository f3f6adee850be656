// node scripts/zh-tw.mjs [--check]: client/src/i18n/zh-TW/*.json from zh-CN/*.json, the term table and the overrides;
// the help's pages in client/src/features/help/pages/zh-TW/*.md likewise.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Converter } from 'opencc-js/cn2t'
import { inTaiwan } from '../contract/src/kit/taiwan.ts'

const client = join(dirname(dirname(fileURLToPath(import.meta.url))), 'client/src')
const home = join(client, 'i18n')
const helpPages = join(client, 'features/help/pages')
const convert = Converter({ from: 'cn', to: 'twp' })

/** Mainland text as Taiwan writes it. */
export const toTaiwan = (text) => inTaiwan(text, convert)

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {})
const filesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => /\.(json|md)$/.test(name)) : []
/** Destinations of links and pictures, and what is typed as it stands, are no text. */
const CODE = /(\]\([\w:]+\)|`[^`]+`)/

/** Overrides are named "slice.key"; one that names no text is a mistake. */
const translated = (slice, texts, overrides) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, overrides[`${slice}.${key}`] ?? toTaiwan(text)]),
  )

/** What zh-TW should hold: { files: { "auth.json": text }, strayOverrides: ["auth.gone"] }. */
export const expected = (folder = home) => {
  const overrides = readJson(join(folder, 'zh-TW.overrides.json'))
  const files = {}
  const used = new Set()
  for (const name of filesIn(join(folder, 'zh-CN'))) {
    if (name.endsWith('.md')) {
      const source = readFileSync(join(folder, 'zh-CN', name), 'utf8')
      files[name] = source
        .split(CODE)
        .map((part) => (CODE.test(part) ? part : toTaiwan(part)))
        .join('')
      continue
    }
    const slice = name.replace('.json', '')
    const texts = readJson(join(folder, 'zh-CN', name))
    for (const key of Object.keys(texts)) used.add(`${slice}.${key}`)
    files[name] = `${JSON.stringify(translated(slice, texts, overrides), null, 2)}\n`
  }
  return { files, strayOverrides: Object.keys(overrides).filter((id) => !used.has(id)) }
}

/** Names of the zh-TW files that differ from what they should hold, those to be removed included. */
export const stale = () => [home, helpPages].flatMap(staleIn)

const staleIn = (folder) => {
  const { files } = expected(folder)
  const target = join(folder, 'zh-TW')
  const isDifferent = (name) =>
    !existsSync(join(target, name)) || readFileSync(join(target, name), 'utf8') !== files[name]
  return [...Object.keys(files).filter(isDifferent), ...filesIn(target).filter((name) => !(name in files))]
}

/** Brings zh-TW up to date; answers the names of the files it wrote or removed. */
export const write = () => [home, helpPages].flatMap(writeIn)

const writeIn = (folder) => {
  const { files } = expected(folder)
  const target = join(folder, 'zh-TW')
  const changed = staleIn(folder)
  mkdirSync(target, { recursive: true })
  for (const name of changed) {
    if (name in files) writeFileSync(join(target, name), files[name])
    else rmSync(join(target, name))
  }
  return changed
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isCheck = process.argv.includes('--check')
  const names = isCheck ? stale() : write()
  const { strayOverrides } = expected()
  if (names.length > 0) console.log(`${isCheck ? '已过期 · stale' : '已更新 · written'}: ${names.join(' ')}`)
  if (strayOverrides.length > 0)
    console.error(`多余的覆盖 · overrides without a text: ${strayOverrides.join(' ')}`)
  process.exitCode = strayOverrides.length > 0 || (isCheck && names.length > 0) ? 1 : 0
}
