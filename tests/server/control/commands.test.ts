import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { serveMcp } from '../../../mock-server/src/mcp/mount.ts'
import { openApp } from '../harness.ts'

const ROOT = join(import.meta.dirname, '../../..')
const guard = { host: '127.0.0.1', token: undefined }
const app = openApp({ guard })
serveMcp(app.hono, { guard, isReadOnly: false, version: 'test' })

/** Its commands want a real backend in front: `tests/server/dual/control.test.ts`. */
const ELSEWHERE = 'docs/dual-mode.md'
const pages = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => join('docs', name))].filter(
  (name) => name.endsWith('.md') && name !== ELSEWHERE,
)
/** The curl commands of a page's shell blocks, each in one line. */
const commands = pages.flatMap((page) =>
  Array.from(
    readFileSync(join(ROOT, page), 'utf8').matchAll(/```sh\n([\s\S]*?)```/g),
    ([, block = '']) => block,
  )
    .flatMap((block) => block.replaceAll(/\\\n\s*/g, ' ').split('\n'))
    .map((line) => line.trim())
    .filter((line) => line.startsWith('curl '))
    .map((line) => [page, line.replace(/ \|.*/, '')] as const),
)

/** The addresses of pages that steer, but for patterns. */
const addresses = new Set(
  pages.flatMap((page) =>
    Array.from(
      readFileSync(join(ROOT, page), 'utf8').matchAll(/`(\/\S*\?__[\w=&/:.*-]+)`/g),
      ([, address]) => address!,
    ),
  ),
)

/** What was written by `-o`. */
const files = new Map<string, string>()

/** What curl would send. */
const requestOf = (line: string): Request => {
  const words = Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, bare]) => quoted ?? bare!).slice(1)
  const headers = new Headers({ host: '127.0.0.1', 'x-mock-world': 'documented' })
  const data: string[] = []
  let [url, isGet] = ['', false]
  while (words.length > 0) {
    const word = words.shift()!
    if (word === '-H') {
      const [name, value] = words.shift()!.split(': ')
      headers.set(name!, value!)
    } else if (word === '-d') data.push(words.shift()!)
    else if (word === '--data-urlencode') {
      const [name, value] = words.shift()!.split('=')
      data.push(`${name}=${encodeURIComponent(value!)}`)
    } else if (word === '--data-binary') data.push(files.get(words.shift()!.slice(1))!)
    else if (word === '-o') words.shift()
    else if (/^-s?G$/.test(word)) isGet = true
    else if (word.startsWith('localhost:8787')) url = word.replace('localhost:8787', 'http://127.0.0.1')
    else if (word !== '-s') throw new Error(`${word} is not known to this test`)
  }
  if (isGet) return new Request(`${url}?${data.join('&')}`, { headers })
  return new Request(url, data.length === 0 ? { headers } : { method: 'POST', headers, body: data.join('&') })
}

describe('what the documents say to type', () => {
  it('is there', () => expect(commands.length).toBeGreaterThan(5))
  it.each(commands)('%s: %s', async (_page, line) => {
    const list = new Request('http://127.0.0.1/__mock/api/matches?market=RB', {
      headers: { host: '127.0.0.1', 'x-mock-world': 'documented' },
    })
    const { matches } = (await (await app.hono.fetch(list)).json()) as {
      matches: { gid: string; home: string }[]
    }
    const [{ gid, home }] = matches as [{ gid: string; home: string }]
    const request = requestOf(line.replace('GID', gid).replace('主队名', home))
    const forced = request.headers.get('x-mock-status')
    const answer = await app.hono.fetch(request)
    const text = (await answer.text()).replace(/^event: message\ndata: /, '')
    const [, file] = / -o (\S+)/.exec(line) ?? []
    if (file) files.set(file, text)
    const told = JSON.parse(text) as { status_code?: number; error?: unknown }
    expect(told.error).toBeUndefined()
    expect(answer.status).toBeLessThan(300)
    expect(told.status_code ?? STATUS.SUCCESS.code).toBe(Number(forced ?? STATUS.SUCCESS.code))
  })
  it.each([...addresses])('%s leads on', async (address) => {
    const answer = await app.hono.request(`http://127.0.0.1${address}`, { headers: { host: '127.0.0.1' } })
    expect(answer.status).toBe(302)
  })
})
