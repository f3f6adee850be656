import { withoutBlobs } from '../kit/gates.ts'
import { masked } from '../world/journal.ts'
import type { Taped } from '../world/tape.ts'
import type { World } from '../world/world.ts'

const parsed = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
const printed = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
const isEmpty = (value: object) => Object.keys(value).length === 0

/** The line of the test for one event; undefined when a test has no use for it. */
const lineOf = (world: World, event: Taped): string | undefined => {
  if (event.kind === 'own') {
    const { method, path, text } = event.request
    const control = /^\/__mock\/api(\/.*)$/.exec(path)?.[1]
    if (control === undefined || /\/session$/.test(control)) return undefined
    return `await mock.control('${method}', '${control}', ${printed(parsed(text))})`
  }
  if (event.kind !== 'call') return undefined
  const { call, id } = event
  const entry = world.journal.find(id)
  if (!entry || call.files.length > 0) return undefined
  const body = withoutBlobs(call.method === 'GET' ? call.query : parsed(call.text))
  const member = entry.member ? `, { as: '${entry.member}' }` : ''
  const sent = isEmpty(body) ? '{}' : printed(body)
  const secret = JSON.stringify(masked(body)) === JSON.stringify(body) ? '' : ' // 含密码或一次性验证码'
  return [
    `expect(await mock.call('${call.method}', '${call.path}', ${sent}${member})).toMatchObject({ status_code: ${entry.statusCode} })${secret}`,
  ].join('')
}

/** What happened in a world as a test of its own: the calls, in order, with the codes that they answered. */
export const playwrightOf = (world: World, events: readonly Taped[]): string => {
  const lines = events.flatMap((event) => lineOf(world, event) ?? [])
  return `import { expect, test } from '@app/mock-server/playwright'

test('${world.name}', async ({ mock }) => {
${lines.map((line) => `  ${line}`).join('\n')}
})
`
}
