import type { Hono } from 'hono'

const SCRIPT = `'use strict'
const given = new URLSearchParams(location.hash.slice(1))
for (const name of ['token', 'userId', 'jwtToken', 'crtyData', 'egameUrl', 'sportSlip']) localStorage.removeItem(name)
for (const name of ['token', 'userId']) if (given.get(name)) localStorage.setItem(name, given.get(name))
const next = given.get('next') ?? '/'
const [base] = location.pathname.split('/__mock/')
location.replace(base + (next.startsWith('/') && !next.startsWith('//') && !next.startsWith('/\\\\') ? next : '/'))
`

/** Signs the browser in with a token handed over in the fragment (?__as=), then goes on. */
export const enterPage = (app: Hono): void => {
  app.get('/__mock/enter', (c) =>
    c.html(
      '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="icon" type="image/svg+xml" href="/favicon.svg"><title>正在进入…</title><script src="/__mock/enter.js"></script><p>正在进入…</p></html>',
    ),
  )
  app.get('/__mock/enter.js', (c) =>
    c.body(SCRIPT, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
}
