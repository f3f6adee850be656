import type { RequestListener } from 'node:http'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { freePort } from '../../../scripts/kit/ports.mjs'
import { ran as ranHere, ranApart, served } from './served.ts'

/** npm run soak -- verify asks each in a process of its own, as a shell would. */
const ran = process.env['DEVIATIONS'] === undefined ? ranHere : ranApart

const answering =
  (status: number, type: string, body: string, headers: object = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(body)
  }
const envelope = (data: unknown, status_code: number = STATUS.SUCCESS.code) =>
  JSON.stringify({ status_code, data, message: '' })
/** Says half of it. */
const cut: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': json, 'content-length': 99 })
  response.write('{', () => request.socket.destroy())
}
const json = 'application/json'

describe('what is no backend of this contract is refused in one sentence, and never green', () => {
  it.each<[string, RequestListener, RegExp]>([
    ['a page', answering(200, 'text/html', '<!doctype html><p>hello'), /网页，不是接口.*HTML/],
    ['a login page', answering(200, 'text/html', '<form><input type="password">'), /登录页.*login wall/],
    ['a login wall', answering(401, 'text/plain', 'who?', { 'www-authenticate': 'Basic' }), /登录页/],
    [
      'a redirect',
      answering(302, 'text/plain', '', { location: 'https://sso.example/' }),
      /转去了 https:\/\/sso/,
    ],
    ['another API', answering(200, json, '{"ok":true}'), /另一种接口/],
    ['no JSON', answering(200, 'text/plain', 'hello'), /另一种接口/],
    ['the same envelope of another contract', answering(200, json, envelope({ version: 3 })), /preInfo 没有/],
    ['codes of another contract', answering(200, json, envelope(null, 1)), /另一种接口/],
    ['our headers refused', answering(403, json, envelope(null, STATUS.ACCESS_DENIED.code)), /被拒绝/],
    ['maintenance', answering(503, json, envelope(null, STATUS.MAINTENANCE.code)), /现在不接待/],
    ['a cut answer', cut, /中途断开/],
    ['a hang-up', (request) => request.socket.destroy(), /中途断开/],
    ['nothing in time', () => {}, /在 0.3 秒内没有答完/],
  ])('%s', async (_, answer, sentence) => {
    const isSlow = String(sentence).includes('秒')
    const patience = isSlow ? ['--timeout', '0.3'] : []
    const { code, said } = await ran(await served(answer), '--adapter', 'none', ...patience)
    expect([code, said]).toEqual([2, expect.stringMatching(sentence)])
    expect(said).not.toContain('\n')
  })

  it.each([
    ['localhost', /不是地址/],
    ['ftp://x/', /不是地址/],
    ['', /请用 --base/],
  ])('the base %s', async (base, sentence) => {
    const { code, said } = await ran(base)
    expect([code, said]).toEqual([2, expect.stringMatching(sentence)])
  })

  it('nobody', async () => {
    const { code, said } = await ran(`http://127.0.0.1:${await freePort()}`)
    expect([code, said]).toEqual([2, expect.stringMatching(/没有服务（ECONNREFUSED）/)])
  })

  it.each([
    [['--adapter', 'robot'], /--adapter 没有 robot/],
    [['--only', 'reads'], /--only 没有 reads/],
    [['--rate', 'fast'], /--rate 应为数字/],
    [['--what'], /--what/],
    [['--adapter', 'file'], /--accounts/],
    [['--accounts', '/nowhere.json'], /账号文件读不了/],
  ])('the words %j', async (words, sentence) => {
    const { code, said } = await ran(await served(answering(200, json, '{}')), ...words)
    expect([code, said]).toEqual([2, expect.stringMatching(sentence)])
  })

  it('a file of accounts or of differences that is none', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'verify-')), 'wrong.json')
    writeFileSync(file, '{"accounts":[{"as":"vip5"}]}')
    const base = await served(answering(200, json, '{}'))
    expect((await ran(base, '--accounts', file)).said).toMatch(/accounts\.0\.name 不对/)
    expect(await ran(base, '--differences', file)).toMatchObject({
      code: 2,
      said: expect.stringMatching(/已知|differences/),
    })
  })
})
