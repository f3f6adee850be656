import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

const NAMED = /(?:src|href)="\/?([^":]+\.(?:js|css))"/g
const STATIC =
  /(?:^|[;\s}])(?:import|export)\b[^;'"]*?from\s*["']([^"']+\.js)["']|(?:^|[;\s}])import\s*["']([^"']+\.js)["']/g
/** Loaded lazily, but always, by who opens the first page. */
const ALWAYS = /(?:^|\/)(?:HomeScreen|MainLayout)-[^/]+\.(?:js|css)$/

/** Paths of the scripts and styles that a first visit to the home page loads, found in index.html and followed. */
export const firstVisit = (folder) => {
  const text = (path) => readFileSync(join(folder, path), 'utf8')
  const all = readdirSync(folder, { recursive: true }).map((path) => path.replaceAll('\\', '/'))
  const queue = [
    ...Array.from(text('index.html').matchAll(NAMED), ([, path]) => path),
    ...all.filter((path) => ALWAYS.test(path)),
  ]
  const seen = new Set()
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (seen.has(path) || !all.includes(path)) continue
    seen.add(path)
    if (!path.endsWith('.js')) continue
    for (const [, from, bare] of text(path).matchAll(STATIC))
      queue.push(posix.join(posix.dirname(path), from ?? bare))
  }
  return [...seen]
}
