import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import type { Control } from '../control/control.ts'
import { isOfNoForeignPage } from '../control/guard.ts'
import { readText } from '../control/read.ts'
import { siteOf } from '../site.ts'
import { PAGE_STYLE } from './style.ts'

const STATUS_TEXT = ['等待付款', '处理中', '已到账', '付款失败', '已取消', '已过期']
const OUTCOMES: Record<string, number> = { paid: 1, failed: 3 }

const page = (order: DepositOrder) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>演示收银台 · ${order.typeName}</title>
        <link rel="stylesheet" href="/mock/page.css" />
      </head>
      <body>
        <main class="card">
          <p class="mark">演示环境 · 虚拟金额</p>
          <h1>演示收银台</h1>
          <p class="amount">¥${order.amount.replace(/\B(?=(\d{3})+\.)/g, ',')}</p>
          <dl>
            <div>
              <dt>支付方式</dt>
              <dd>${order.typeName} · ${order.channel}</dd>
            </div>
            <div>
              <dt>订单号</dt>
              <dd>${order.orderNo}</dd>
            </div>
            <div>
              <dt>订单状态</dt>
              <dd>${STATUS_TEXT[order.status]}</dd>
            </div>
          </dl>
          ${
            order.status === 0
              ? html`<form method="post">
                    <button class="primary" name="outcome" value="paid">确认付款</button>
                    <button name="outcome" value="failed">付款失败</button>
                  </form>
                  <p class="hint">
                    这里代替银行或钱包应用：点“确认付款”后，返回存款等待页即可看到到账过程。
                  </p>`
              : html`<p class="hint">${order.message}。到账过程在存款等待页。</p>`
          }
          <a
            class="back"
            href="/mine/savemoney/${order.waitRoute}?orderNo=${encodeURIComponent(order.orderNo)}"
            >返回存款等待页</a
          >
        </main>
      </body>
    </html>`

/** /mock/pay/:orderNo: stands for the bank's or the wallet's own page; decides the order of its world. */
export const payPages = (app: Hono, control: Control): void => {
  app.get('/mock/page.css', (c) => c.body(PAGE_STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/mock/pay/:orderNo', (c) => {
    const order = siteOf(control.world(c)).deposit.order(c.req.param('orderNo'))
    return order ? c.html(page(order)) : c.text('没有这笔存款订单', 404)
  })
  app.post('/mock/pay/:orderNo', async (c) => {
    if (!isOfNoForeignPage((name) => c.req.header(name))) return c.text('不接受来自其他网站的付款操作', 403)
    const text = await readText(c)
    const world = control.world(c)
    const orderNo = c.req.param('orderNo')
    const outcome = OUTCOMES[new URLSearchParams(text).get('outcome') ?? '']
    if (outcome === undefined) return c.text('无法识别的付款结果', 400)
    if (!siteOf(world).deposit.order(orderNo)) return c.text('没有这笔存款订单', 404)
    world.atomically(() => siteOf(world).deposit.decide(orderNo, outcome))
    return c.redirect(`/mock/pay/${encodeURIComponent(orderNo)}`, 303)
  })
}
