import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import Database from 'better-sqlite3'
import { expect, it } from 'vitest'
import { steered } from '../../verify/adapters/mock.ts'
import { castFile, folder, reportIn } from './files.ts'
import { liveApp, ran, ranBy, servedMock } from './served.ts'

/** The control API of one world, for whoever sits at the terminal or looks whether anything changed. */
const steering = (base: URL, world: string) => async (method: string, path: string, body?: unknown) => {
  const answer = await fetch(new URL(`/__mock/api${path}`, base), {
    method,
    headers: { 'x-mock-world': world, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
/** Does what is asked, as a person with the back office open would. */
const helpful = (base: URL, world: string) => {
  const control = steering(base, world)
  const { codeSentTo, captcha, settings, order } = steered(control)
  const ways: [RegExp, (...found: string[]) => Promise<unknown>][] = [
    [/发到 (\S+) 的验证码/, (to) => codeSentTo(to)],
    [/\.png（(.+?)）/, (id) => captcha(id, '')],
    [/settings (\{.*\})/, (change) => settings(JSON.parse(change)).then(() => 'y')],
    [/order → (success|fail) (\S+)/, (outcome, no) => order(no, outcome as 'fail').then(() => 'y')],
  ]
  return async (question: string): Promise<string> => {
    for (const [way, does] of ways) {
      const found = way.exec(question)
      if (found) return String(await does(...found.slice(1)))
    }
    return ''
  }
}
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('verify-pictures-'))

it('a person reads codes and pictures, turns switches and pays orders, and what is left empty is not provable', async () => {
  const base = await servedMock()
  const help = helpful(base, 'person')
  const words = ['--accounts', castFile({ 'x-mock-world': 'person' }), '--money']
  const skipped = await ranBy(async () => '', base, ...words, '--case', 'member.bindEmail SUCCESS')
  expect(skipped).toMatchObject({ code: 1, said: expect.stringContaining('读不到短信或邮件验证码') })
  for (const [named, question] of [
    ['auth.register SUCCESS', /里写的是什么/],
    ['captcha.sliderVerify SUCCESS', /缺口离左边几像素/],
    ['member.bindPhone SUCCESS', /发到 13912340000 的验证码/],
    ['deposit.credited', /订单 · order → success D/],
    ['site.preInfo REGION_WARNING', /站点设置 · settings \{"region":"新加坡"\}/],
  ] as const) {
    const { code, said, questions } = await ranBy(help, base, ...words, '--case', named)
    expect([code, said]).toEqual([0, expect.stringContaining('相符 1')])
    expect(questions).toEqual([expect.stringMatching(question)])
  }
})

it('questions come one at a time however many cases are played at once, and none once the person has left', async () => {
  const base = await servedMock()
  const before = folders()
  const words = ['--accounts', castFile({ 'x-mock-world': 'left-{case}' }), '--money', '--patience', '0']
  const out = folder()
  let [open, asked] = [0, 0]
  const hesitant = async () => {
    expect(++open).toBe(1)
    await new Promise(setImmediate)
    open -= 1
    return ++asked < 3 ? '' : null
  }
  const { code } = await ranBy(hesitant, base, ...words, '--case', 'card.', '--report', 'json', '--out', out)
  expect([code, asked]).toEqual([0, 3])
  const { counts } = reportIn(out)
  expect([counts.failed, counts.passed > 5, counts.notProvable > 5]).toEqual([0, true, true])
  expect(folders()).toEqual(before)
})

it.each(['wallet.', 'feedback.', 'auth.sendCodeTwo SUCCESS', 'venue.conserved'])(
  'a sealed backend is asked sealed: %s',
  async (named) => {
    const base = await servedMock()
    await steering(base, 'sealed')('PATCH', '/settings', { safeSwitch: true })
    const words = ['--accounts', castFile({ 'x-mock-world': 'sealed' }), '--money', '--patience', '0']
    const { code, said } = await ran(base, ...words, '--case', named)
    expect([code, said]).toEqual([0, expect.stringMatching(/相符 [1-9]\d* · 不符 0/)])
    const { body } = await steering(base, 'sealed')('GET', '/journal')
    expect(JSON.stringify(body)).toContain('"sealedPath":"')
  },
)

/** What signing in and looking leave anywhere: sessions, trusted devices, captchas, quotes, how far chance has come. */
const PASSING =
  /^(?:sessions|trusted|grants|login_times|captchas|chat_logins|quotes|jobs|streams|sqlite_sequence)$/
/** All other rows of a world, by table. */
const rowsOf = (app: ReturnType<typeof liveApp>, world: string) => {
  const image = new Database(Buffer.from(app.worlds.get(world).db.serialize()))
  const tables = image
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all() as string[]
  const rows = (name: string) =>
    image
      .prepare(`SELECT * FROM "${name}"`)
      .all()
      .map((row) => ({ ...(row as object), last_login_at: 0, last_login_ip: '' }))
  return Object.fromEntries(tables.filter((name) => !PASSING.test(name)).map((name) => [name, rows(name)]))
}

it('with accounts, and without --money, every case is played and no row of the backend changes', async () => {
  const app = liveApp()
  const base = await servedMock(app)
  await steering(base, 'safe')('GET', '/clock')
  const before = rowsOf(app, 'safe')
  expect(Object.keys(before).length).toBeGreaterThan(30)
  const out = folder()
  const words = ['--accounts', castFile({ 'x-mock-world': 'safe' }), '--patience', '0', '--report', 'json']
  await ran(base, ...words, '--out', out)
  const { counts, results } = reportIn(out)
  expect(results.filter(({ state }) => state === 'failed')).toEqual([])
  expect([counts.passed > 200, counts.notProvable > 300]).toEqual([true, true])
  expect(rowsOf(app, 'safe')).toEqual(before)
})
