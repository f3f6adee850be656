import type { Context, Hono, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { type GuardOptions, needsToken } from '../control/guard.ts'
import { pathOf } from '../kit/address.ts'
import { cardPage } from './card.ts'

const SCRIPT = `'use strict'
const form = document.querySelector('form')
const goOn = () => {
  const next = form.dataset.next + location.hash
  // Of the address that is open already only the part behind # would be gone to.
  history.replaceState(null, '', '/__mock/token')
  location.replace(next)
}
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault()
  goOn()
})
form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const told = document.querySelector('[role=alert]')
  const token = new FormData(form).get('token')
  try {
    const answer = await fetch('/__mock/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    if (answer.ok) return goOn()
    told.textContent = '令牌不正确，请核对服务启动时的 MOCK_TOKEN'
  } catch {
    told.textContent = '无法连接模拟服务，请稍后再试'
  }
})
`

/** Asks once for the token; then the browser is where it wanted to go. */
export const tokenForm = (url: string) => {
  const next = pathOf(new URL(url))
  return cardPage(
    '请输入 MOCK_TOKEN',
    html`<h1>请输入 MOCK_TOKEN</h1>
      <p class="hint">
        此服务对外开放，打开这个地址需要启动时设置的 MOCK_TOKEN。脚本请带 Authorization: Bearer。
      </p>
      <form class="entry" data-next="${next}">
        <input
          name="token"
          type="password"
          aria-label="MOCK_TOKEN"
          autocomplete="current-password"
          required
          autofocus
        />
        <button class="primary">进入</button>
      </form>
      <p class="hint" role="alert"></p>
      <p class="hint">从其他网站转来、此前已输入过？<a href="${next}">继续打开</a></p>
      <script src="/__mock/token.js"></script>`,
  )
}

const isNavigated = (c: Context) =>
  c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html')

/** Whoever opens an address of the control API in a browser is asked; a call is told. */
export const tokenPage = (app: Hono, api: Hono, options: GuardOptions): void => {
  const asks = needsToken(options)
  const asked: MiddlewareHandler = async (c, next) => {
    if (!isNavigated(c) || !asks((name) => c.req.header(name))) return next()
    return c.html(tokenForm(c.req.url), 401)
  }
  api.use('*', asked)
  app.get('/__mock/token.js', (c) =>
    c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
  )
}
