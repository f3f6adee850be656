import { control } from '@app/contract/control/control'
import type { ControlCall } from '@app/contract/kit/controlCall'
import { HEADER, TESTER_HEADER } from '@app/contract/kit/headers'
import { expect, it } from 'vitest'
import { toTraditional } from '../../../mock-server/src/kit/traditional.ts'
import { app, testSite } from '../harness.ts'

/** What people are called, what a tester wrote or may change, and what went over the wire: answered as it is. */
const AS_IT_IS = [
  // No page shows them.
  ...['imageAlt', 'label', 'subtitle', 'title'].map((name) => `GET /activities activities.${name}`),
  ...['gameInfo.team_c', 'gameInfo.team_h', 'league'].map((name) => `GET /matches/:gid row.${name}`),
  'GET /members members.nickName',
  'GET /members members.realName',
  'GET /orders orders.account',
  'GET /settings brandName',
  'GET /settings title',
]

const site = testSite()
const asked = async (path: string, lang: string) => {
  const headers = { host: '127.0.0.1', [TESTER_HEADER.world]: site.name, [HEADER.lang]: lang }
  const answer = await app.hono.request(`http://127.0.0.1/__mock/api${path}`, { headers })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

/** The texts of an answer in both scripts, each by where it stands: of a list's items all in one place. */
const textsOf = (place: string, cn: unknown, tw: unknown): [place: string, cn: string, tw: unknown][] => {
  if (typeof cn === 'string') return [[place, cn, tw]]
  if (typeof cn !== 'object' || cn === null) return []
  return Object.entries(cn).flatMap(([name, value]) =>
    textsOf(
      Array.isArray(cn) ? place : `${place}${place.endsWith(' ') ? '' : '.'}${name}`,
      value,
      (tw as Record<string, unknown>)[name],
    ),
  )
}

it('every sentence and name that the control API gives is given in the script that is asked for', async () => {
  const { matches } = (await site.control<{ matches: { gid: string }[] }>('GET', '/matches')).body
  await site.control('POST', '/members/vip5/session', {})
  const kept = new Set<string>()
  let written = 0
  const calls: ControlCall[] = Object.values(control).flatMap((group) => Object.values(group))
  for (const { method, path, answer } of calls) {
    if (method !== 'GET' || !answer || /\/:(?!gid)/.test(path)) continue
    const address = path.replace(':gid', matches[0]!.gid)
    const [cn, tw] = [await asked(address, 'zh-CN'), await asked(address, 'zh-TW')]
    expect([path, cn.status, tw.status]).toEqual([path, 200, 200])
    for (const [place, text, shown] of textsOf(`${method} ${path} `, cn.body, tw.body)) {
      const wanted = toTraditional(text)
      if (wanted === text) continue
      if (shown === wanted) written += 1
      else kept.add(place)
    }
  }
  expect([...kept].toSorted()).toEqual(AS_IT_IS)
  expect(written).toBeGreaterThan(500)
})

it('what a reader of zh-TW was shown is found by it, and he is refused in his script', async () => {
  const { matches } = (await site.control<{ matches: { home: string }[] }>('GET', '/matches')).body
  const { home } = matches.find((match) => toTraditional(match.home) !== match.home)!
  const sought = `/matches?text=${encodeURIComponent(toTraditional(home))}`
  const found = (await asked(sought, 'zh-TW')).body as typeof site & { matches: { home: string }[] }
  expect(found.matches.map((match) => match.home)).toContain(toTraditional(home))
  const { body: document } = await asked('/../openapi.json', 'zh-TW')
  expect(JSON.stringify(document)).toContain('毫秒時間戳')
  const { status, body } = await asked('/members/vip55', 'zh-TW')
  const refused = expect.objectContaining({ error: expect.stringMatching(/沒有名為 vip55 的會員/) })
  expect([status, body]).toEqual([404, refused])
})
