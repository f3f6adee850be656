import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Control } from '../control/control.ts'
import type { HeaderOf } from '../kit/incoming.ts'
import { artPages } from './art.ts'
import { docsPage } from './docs.ts'
import { documents } from './documents/documents.ts'
import { type Entrance, enterPage } from './enter.ts'
import { payPages } from './pay.ts'
import { playApi } from './play.ts'
import { supportPage } from './support.ts'
import { uploadPage } from './upload.ts'
import { venuePage } from './venue.ts'

/** What is long and said in text. */
const LONG = ['/art/*', '/__mock/openapi.json', '/__mock/openapi-control.json', '/__mock/asyncapi.json']

/** The mock's own pages. Each brings its script as a file: the CSP allows no inline script. */
export const pages = (
  app: Hono,
  control: Control,
  {
    maySteer,
    cut,
    entrance,
    packing,
    version,
  }: {
    maySteer(header: HeaderOf): boolean
    cut(c: Context): Response
    entrance: Entrance
    packing: MiddlewareHandler | undefined
    version: string
  },
): void => {
  if (packing) for (const path of LONG) app.use(path, packing)
  artPages(app)
  enterPage(app, entrance)
  documents(app, version)
  docsPage(app)
  payPages(app, control)
  supportPage(app, control)
  uploadPage(app, control)
  venuePage(app, control)
  playApi(app, { worlds: control.worlds, maySteer, cut })
}
