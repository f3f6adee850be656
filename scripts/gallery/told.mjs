import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { at } from '../kit/paths.mjs'

export const home = at('.gallery')
const now = join(home, 'now')
const accepted = join(home, 'accepted')

/** What the last run tells of each state. */
export const told = () =>
  (existsSync(now) ? readdirSync(now) : [])
    .map((id) => join(now, id, 'state.json'))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')))

/** What is wrong with where things are: a thing once a screen, with the widths and how many states show it. */
const geometryOf = (states) => {
  const screens = new Map()
  for (const { id, screen, looks } of states) {
    const found = screens.get(screen) ?? new Map()
    screens.set(screen, found)
    for (const { width, geometry } of looks)
      for (const { fault, what, why } of geometry) {
        const shape = what.replace(/「.*/, '')
        const key = `${fault} ${shape} ${fault === 'covered' ? why.replace(/「.*/, '') : ''}`
        const entry = found.get(key) ?? { fault, what, why, widths: new Set(), states: new Set() }
        entry.widths.add(width)
        entry.states.add(id)
        found.set(key, entry)
      }
  }
  return [...screens].map(([screen, found]) => {
    const lines = [...found.values()]
      .toSorted((one, other) => one.fault.localeCompare(other.fault))
      .map(
        ({ fault, what, why, widths, states: ids }) =>
          `  ${fault.padEnd(8)} ${what}  ${why}  [${[...widths].join(' ')}] ${ids.size === 1 ? [...ids][0] : `${ids.size} states`}`,
      )
    return { screen, lines }
  })
}

/** The static page with all that was told. */
export const writePage = (states) => {
  mkdirSync(home, { recursive: true })
  for (const name of ['index.html', 'gallery.css', 'gallery.js'])
    copyFileSync(at('tests/gallery/page', name), join(home, name))
  writeFileSync(join(home, 'data.js'), `globalThis.GALLERY=${JSON.stringify(states)}`)
  const lists = geometryOf(states).filter(({ lines }) => lines.length > 0)
  const text = lists.map(({ screen, lines }) => [screen, ...lines].join('\n')).join('\n')
  writeFileSync(join(home, 'geometry.txt'), `${text}\n`)
  return text
}

/** The pictures of the last run are from now on what is to be seen. */
export const accept = (words) => {
  const ids = readdirSync(now).filter((id) => words.length === 0 || words.some((word) => id.includes(word)))
  for (const id of ids)
    cpSync(join(now, id), join(accepted, id), {
      recursive: true,
      filter: (file) => !/\.diff\.png$|\.json$/.test(file),
    })
  return ids.length
}
