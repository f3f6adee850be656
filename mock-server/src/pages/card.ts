import { html } from 'hono/html'

/** Whether an answer is such a page that stands before another: the client's own are compressed. */
export const isCard = ({ status, headers }: Response): boolean =>
  status >= 400 && /html/.test(headers.get('content-type') ?? '') && !headers.has('content-encoding')

/** A page of one card. */
export const cardPage = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${title}</title>
        <link rel="stylesheet" href="/mock/page.css" />
      </head>
      <body>
        <main class="card">${body}</main>
      </body>
    </html>`

/** For an address that names what isn't there: what was meant by it, or where to look. */
export const mistaken = (
  title: string,
  hint: string,
  links: readonly { address: string; words: string }[] = [],
) =>
  cardPage(
    title,
    html`<h1>${title}</h1>
      <p class="hint">${hint}</p>
      ${links.map(({ address, words }) => html`<p><a href="${address}">${words}</a></p>`)}
      <p class="hint"><a href="/">返回站点首页</a> · <a href="/__mock/">打开控制台</a></p>`,
  )
