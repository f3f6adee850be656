import type { Hono } from 'hono'
import { html } from 'hono/html'
import support from '@app/seeds/catalogue/support.json' with { type: 'json' }
import type { Control } from '../control/control.ts'

export const SUPPORT_PAGE = '/mock/support'

const STYLE = `
.support{width:min(860px,100%);align-self:start}
.support header{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 16px;margin:0 0 16px}
.support header p{margin:0;color:var(--soft)}
.warning{margin:0 0 24px;padding:16px 20px;border:1px solid var(--mark);border-radius:12px}
.warning h2{margin:0 0 8px;color:var(--mark);font-size:17px}
.warning ul{margin:0;padding-left:20px}
.topics{display:flex;flex-wrap:wrap;gap:8px;margin:0 0 16px;padding:0;list-style:none}
.topics a{display:block;min-height:32px;padding:3px 14px;border:1px solid var(--line);border-radius:99px;color:inherit;text-decoration:none}
.topics a:hover{border-color:var(--brand);color:var(--brand)}
.topics a:focus-visible,summary:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.topic{margin:0 0 20px;scroll-margin-top:16px}
.topic h2{margin:0 0 8px;font-size:18px}
details{border:1px solid var(--line);border-radius:10px;margin:0 0 8px;background:var(--ground)}
summary{min-height:44px;padding:10px 16px;cursor:pointer;font-weight:600}
details p{margin:0;padding:0 16px 14px;color:var(--soft)}
`

const page = (brand: string) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${brand} · 在线客服</title>
        <link rel="stylesheet" href="/mock/page.css" />
        <link rel="stylesheet" href="/mock/support.css" />
      </head>
      <body>
        <main class="card support">
          <p class="mark">演示环境 · 虚拟金额</p>
          <header>
            <h1>${brand}在线客服</h1>
            <p>${support.hours} · 常见问题自助解答</p>
          </header>
          <section class="warning" aria-labelledby="safe">
            <h2 id="safe">防骗提示</h2>
            <ul>
              ${support.warning.map((line) => html`<li>${line}</li>`)}
            </ul>
          </section>
          <nav aria-label="问题分类">
            <ul class="topics">
              ${support.topics.map(({ name }, at) => html`<li><a href="#topic-${at}">${name}</a></li>`)}
            </ul>
          </nav>
          ${support.topics.map(
            ({ name, items }, at) =>
              html`<section class="topic" id="topic-${at}" aria-labelledby="name-${at}">
                <h2 id="name-${at}">${name}</h2>
                ${items.map(
                  ({ q, a }) =>
                    html`<details>
                      <summary>${q}</summary>
                      <p>${a}</p>
                    </details>`,
                )}
              </section>`,
          )}
          <p class="hint">
            没有找到答案？登录后在“意见反馈”中提交问题，客服会尽快回复，回复可在“意见反馈”列表中查看。
          </p>
        </main>
      </body>
    </html>`

/** The page that onlinecustomservice opens: answers to common questions and the anti-scam notice. */
export const supportPage = (app: Hono, control: Control): void => {
  app.get('/mock/support.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get(SUPPORT_PAGE, (c) => c.html(page(control.world(c).settings.current().brandName)))
}
