import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import * as built from '../builtFiles.ts'
import type { HeaderOf } from '../kit/incoming.ts'

export const serveGames = (app: Hono, root: string): void => built.serveGames(app, root, serveStatic)

export const serveConsole = (app: Hono, root: string, mayLook: (header: HeaderOf) => boolean): void =>
  built.serveConsole(app, root, mayLook, serveStatic)

export const serveClient = (app: Hono, root: string): void => {
  if (existsSync(root)) return built.serveClient(app, root, serveStatic)
  app.get('*', (c) =>
    c.text('客户端尚未构建：请运行 npm start（或 npm run dev 并打开 http://127.0.0.1:5173）', 503),
  )
}
