import type { Owners } from './findings.ts'

export const rt = {
  'RT-*': [
    'tests/client/routes.test.ts › each documented route has its address and its guards, and there is no other',
    'tests/client/routes.test.ts › every page is loaded with its route, none with the frame',
    'tests/client/routes.test.ts › a visitor may open every page that asks for no login, and is sent home from the others',
    'tests/client/routes.test.ts › a bound member may open every page',
    'tests/e2e/crawl.spec.ts › is sound in ${edition}, ${locale}',
  ],
} satisfies Owners
