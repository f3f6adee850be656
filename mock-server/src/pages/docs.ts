import type { Hono } from 'hono'

const PAGE = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<title>澄湾 API 参考</title>
<link rel="stylesheet" href="/__mock/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/__mock/docs/swagger-ui-bundle.js"></script>
<script src="/__mock/docs/start.js"></script>
</body>
</html>`

const START = `'use strict'
window.SwaggerUIBundle({ url: '/__mock/openapi.json', dom_id: '#swagger-ui', docExpansion: 'none', filter: true, validatorUrl: null })
`

/** The API reference, offline. The host serves swagger-ui's two files beside it. */
export const docsPage = (app: Hono): void => {
  app.get('/__mock/docs', (c) => c.html(PAGE))
  app.get('/__mock/docs/start.js', (c) =>
    c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
}
