import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

const NAMED = /(?:src|href)="\/?([^":]+\.(?:js|css))"/g
const STATIC =
  /(?:^|[;\s}])(?:import|export)\b[^;'"]*?from\s*["']([^"']+\.js)["']|(?:^|[;\s}])import\s*["']([^"']+\.js)["']/g
/** Loaded lazily, but always, by who opens the first page. */
const ALWAYS = /(?:^|\/)(?:HomeScreen|MainLayout)-[^/]+\.(?:js|css)$/

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((path) => path.replaceAll('\\', '/'))

/** These scripts and styles, and all that they import at once. */
export const withImports = (folder, paths) => {
  const all = new Set(filesIn(folder))
  const queue = [...paths]
  const seen = new Set()
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path) || !all.has(path)) continue
    seen.add(path)
    if (!path.endsWith('.js')) continue
    for (const [, from, bare] of readFileSync(join(folder, path), 'utf8').matchAll(STATIC))
      queue.push(posix.join(posix.dirname(path), from ?? bare))
  }
  return [...seen]
}

/** Paths of the scripts and styles that a first visit to the home page loads, found in index.html and followed. */
export const firstVisit = (folder) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  return withImports(folder, [
    ...Array.from(page.matchAll(NAMED), ([, path]) => path),
    ...filesIn(folder).filter((path) => ALWAYS.test(path)),
  ])
}
