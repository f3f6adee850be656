import type { Hono } from 'hono'
import { html } from 'hono/html'
import { STATUS, statusName } from '@app/contract/kit/status'
import { CAST, CAST_PASSWORD } from '@app/seeds/people'
import type { Control } from '../control/control.ts'
import type { HeaderOf } from '../kit/incoming.ts'
import { SITE_OFFSET } from '../world/clock.ts'
import type { World } from '../world/world.ts'

const SHOWN = 15
const timeText = (at: number): string =>
  new Date(at + SITE_OFFSET).toISOString().slice(0, 19).replace('T', ' ')

const castRows = CAST.map(
  ({ name, trait }) =>
    html`<tr>
      <td><a href="/?__as=${name}">${name}</a></td>
      <td>${trait}</td>
    </tr>`,
)

const WAYS = [
  [
    '请求头（一次）',
    'x-mock-status: 6029　·　x-mock-fault: delay=1500 | drop | http=502 | malformed | timeout | empty',
  ],
  ['页面地址（当前世界）', '/?__fault=/site/api/v1/user/login:6029'],
  [
    '规则（可限次数与概率）',
    'POST /__mock/api/faults {"path":"/fd/api/v1/payment/*","status_code":6013,"times":2}',
  ],
  ['推进时间', 'POST /__mock/api/clock {"advance_s":7200}'],
  ['独立世界', '/?__world=my-test　·　请求头 x-mock-world: my-test'],
] as const

const page = (world: World) => {
  const calls = world.journal.list({}).slice(-SHOWN).toReversed()
  const sent = world.outbox.list().slice(0, SHOWN)
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>测试入口 · 澄湾演示环境</title>
        <link rel="stylesheet" href="/mock/page.css" />
      </head>
      <body>
        <main class="card wide">
          <p class="mark">演示环境 · 虚拟金额</p>
          <h1>测试入口</h1>
          <p class="hint">
            世界 <strong>${world.name}</strong>　站点时间 <strong>${timeText(world.clock.now())}</strong>　
            <a href="/">打开站点</a>　<a href="/__mock/docs">API 参考</a>　<a href="/__mock/openapi.json"
              >OpenAPI</a
            >　 <a href="/__mock/api/ledger">账目核对</a>　<a href="/__mock/api/codes">状态码</a>　<a
              href="/__mock/"
              >刷新</a
            >
          </p>
          <h2>以成员身份进入</h2>
          <p class="hint">点名字直接登录；手动登录的密码都是 <code>${CAST_PASSWORD}</code>。</p>
          <table>
            <thead>
              <tr>
                <th>成员</th>
                <th>用来看什么</th>
              </tr>
            </thead>
            <tbody>
              ${castRows}
            </tbody>
          </table>
          <h2>触发任何状态</h2>
          <table>
            <tbody>
              ${WAYS.map(
                ([way, example]) =>
                  html`<tr>
                    <td>${way}</td>
                    <td><code>${example}</code></td>
                  </tr>`,
              )}
            </tbody>
          </table>
          <h2>发件箱（验证码）</h2>
          ${
            sent.length === 0
              ? html`<p class="hint">还没有发出验证码。</p>`
              : html`<table>
                  <thead>
                    <tr>
                      <th>时间</th>
                      <th>发往</th>
                      <th>验证码</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${sent.map(
                      (one) =>
                        html`<tr>
                          <td>${timeText(one.at)}</td>
                          <td>${one.to}</td>
                          <td><code>${one.code}</code></td>
                        </tr>`,
                    )}
                  </tbody>
                </table>`
          }
          <h2>最近的调用</h2>
          ${
            calls.length === 0
              ? html`<p class="hint">还没有调用。</p>`
              : html`<table>
                  <thead>
                    <tr>
                      <th>时间</th>
                      <th>成员</th>
                      <th>接口</th>
                      <th>结果</th>
                    </tr>
                  </thead>
                  <tbody>
                    ${calls.map(
                      (call) =>
                        html`<tr>
                          <td>${timeText(call.at).slice(11)}</td>
                          <td>${call.member ?? '游客'}</td>
                          <td>${call.path}</td>
                          <td>
                            ${call.statusCode ?? call.http}
                            ${words(call.statusCode)}${call.forced ? '（强制）' : ''}
                          </td>
                        </tr>`,
                    )}
                  </tbody>
                </table>`
          }
        </main>
      </body>
    </html>`
}

const words = (code: number | null): string => {
  const name = code === null ? undefined : statusName(code)
  return name ? STATUS[name].message : ''
}

/** /__mock/: where a tester begins – the cast, the ways to force anything, the codes sent, the last calls. */
export const entrancePage = (app: Hono, control: Control, maySteer: (header: HeaderOf) => boolean): void => {
  app.get('/__mock', (c) => c.redirect('/__mock/'))
  app.get('/__mock/', (c) =>
    maySteer((header) => c.req.header(header))
      ? c.html(page(control.world(c)))
      : c.text('只接受本机直接打开，或携带 MOCK_TOKEN', 403),
  )
}
