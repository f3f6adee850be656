import { describe, expect, it } from 'vitest'
import { openJwt } from '../../../mock-server/src/modules/member/jwt.ts'
import { siteOf } from '../../../mock-server/src/site.ts'
import type { World } from '../../../mock-server/src/world/world.ts'
import { EVENING, openApp } from '../harness.ts'

type App = ReturnType<typeof openApp>
const reached = (): App => openApp({ guard: { host: '0.0.0.0', token: 'x' } })
const proxied = (): App => openApp({ guard: { host: '127.0.0.1', token: 'x' } })
const own = (): App => openApp()

/** What grants access, or money: tokens, codes, captchas, orders, draws. */
const DRAWS: [what: string, draw: (world: World) => unknown][] = [
  ['the token of a session', (world) => world.atomically(() => siteOf(world).signInAs('vip5')!.token)],
  ['a code that is sent', ({ random }) => random.digits('code', 6) + random.digits('code', 6)],
  ['the answer of a picture', ({ random }) => Array.from({ length: 4 }, () => random.fork('picture').next())],
  ['the place of a puzzle', ({ random }) => random.fork('puzzle').next()],
  ['a pass of a captcha', ({ random }) => random.hex('captcha', 32)],
  [
    'the number of an order to pay',
    ({ random }) => [1, 2, 3].map(() => random.digits('deposit', 4)).join(''),
  ],
  ['the token of a game', ({ random }) => random.hex('playToken', 32)],
  ['the token of a venue', ({ random }) => random.hex('channel', 32)],
  ['the address of a picture', ({ random }) => random.hex('upload', 24)],
  ['what a game draws', ({ random }) => random.fork('play').next()],
  ['what an activity draws', ({ random }) => random.fork('act:1').next()],
]
const jwtOf = (world: World) => siteOf(world).jwt.sign({ sub: '1', name: 'vip5', vip: 5, uuid: 'u' })

/** The same worlds of different servers; the last four are of one server, two of them copies of the first. */
const ownWorlds = [own(), own()].map(({ worlds }) => worlds.get('a'))
const strangers = [reached(), reached(), proxied(), own()].map(({ worlds }) => worlds.get('a'))
const server = reached().worlds
const image = server.get('a').db.serialize()
const neighbours = [
  server.get('a'),
  server.get('b'),
  ...['c', 'd'].map((name) => server.create(name, { image })),
]

describe.each(DRAWS)('%s', (_what, draw) => {
  it('is the same on every own machine', () => {
    const [here, there] = ownWorlds.map(draw)
    expect(here).toEqual(there)
  })

  it('is foretold by no copy of a server that others reach, nor by another world of it', () => {
    const drawn = [...strangers, ...neighbours].map((world) => JSON.stringify(draw(world)))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe('a server that others reach', () => {
  it('takes no jwt that a copy of it has signed', () => {
    const [one, other] = [reached().worlds.get('a'), reached().worlds.get('a')]
    expect(siteOf(one).jwt.verify(jwtOf(one))).toBeDefined()
    expect(siteOf(one).jwt.verify(jwtOf(other))).toBeUndefined()
    const forged = openJwt('chengwan-1-a', one.clock, one.random)
    expect(siteOf(one).jwt.verify(forged.sign({ sub: '1', name: 'x', vip: 1, uuid: 'u' }))).toBeUndefined()
  })

  it('replays its worlds byte for byte all the same', () => {
    const { worlds } = reached()
    const world = worlds.get('a')
    const [first] = world.tape!.segments()
    const replayed = worlds.stage({
      name: 'a',
      image: first!.image,
      clock: first!.clock,
      time: () => EVENING,
    })
    for (const [, draw] of DRAWS) expect(draw(replayed)).toEqual(draw(world))
    replayed.close()
  })

  it('gives a world that is put back its own secret, one that begins anew another', () => {
    const { worlds } = reached()
    const { secret } = worlds.get('a')
    const image = worlds.get('a').db.serialize()
    expect(worlds.reset('a', image).secret).toBe(secret)
    expect(worlds.reset('a').secret).not.toBe(secret)
  })

  it('draws as evenly as one by the seed', () => {
    const { random } = reached().worlds.get('a')
    const fork = random.fork('play')
    const drawn = Array.from({ length: 20_000 }, () => fork.next())
    const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.02)
    expect(drawn.every((each) => each >= 0 && each < 1)).toBe(true)
  })
})
