import type { Hono } from 'hono'

const page = (title: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>${title}</title>
</head>
<body>
<div id="reference"></div>
<script src="/__mock/docs/scalar.js"></script>
<script src="/__mock/docs/start.js"></script>
</body>
</html>`

/** Nothing is asked of any other address: no fonts, no proxy, no measuring. */
const START = `'use strict'
const control = location.pathname.endsWith('/control')
window.Scalar.createApiReference('#reference', {
  sources: [
    { title: '站点接口 · API', slug: 'site', url: '/__mock/openapi.json', default: !control },
    { title: '控制接口 · Control', slug: 'control', url: '/__mock/openapi-control.json', default: control },
  ],
  proxyUrl: '',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'js', clientKey: 'fetch' },
})
`

/** The API reference and that of the control API, offline. The host serves its script beside it. */
export const docsPage = (app: Hono): void => {
  app.get('/__mock/docs', (c) => c.html(page('澄湾 API 参考')))
  app.get('/__mock/docs/control', (c) => c.html(page('澄湾 控制接口参考')))
  app.get('/__mock/docs/start.js', (c) =>
    c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
}
