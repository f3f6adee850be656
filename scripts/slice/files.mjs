/** Where each template of a new slice goes. */
export const filesOf = (slice) => {
  const Slice = slice[0].toUpperCase() + slice.slice(1)
  const mock = `mock-server/src/modules/${slice}/${slice}`
  const feature = `client/src/features/${slice}`
  return {
    [`contract/src/${slice}/${slice}.ts`]: 'contract/slice',
    [`${mock}.table.ts`]: 'server/table',
    [`${mock}.store.ts`]: 'server/store',
    [`${mock}.rules.ts`]: 'server/rules',
    [`${mock}.rules.test.ts`]: 'server/rulesTest',
    [`${mock}.service.ts`]: 'server/service',
    [`${mock}.routes.ts`]: 'server/routes',
    [`${feature}/${slice}.api.ts`]: 'client/api',
    [`${feature}/${Slice}Screen.tsx`]: 'client/screen',
    [`${feature}/text.ts`]: 'client/text',
    [`${feature}/text.json`]: 'client/texts',
    [`tests/server/${slice}/${slice}.test.ts`]: 'tests/server',
    [`tests/verify/catalogue/${slice}.ts`]: 'tests/catalogue',
  }
}

export const filled = (template, { slice, title }) =>
  template
    .replaceAll('__title__', title)
    .replaceAll('__slice__', slice)
    .replaceAll('__Slice__', slice[0].toUpperCase() + slice.slice(1))

/** Where a slice joins the rest: the line that goes in before the first place where `before` stands. */
export const JOINS = [
  {
    path: 'contract/src/index.ts',
    before: '\nexport { messages }',
    line: "import { __slice__ } from './__slice__/__slice__.ts'\n",
  },
  { path: 'contract/src/index.ts', before: '}\nexport type Contract', line: '  __slice__,\n' },
  {
    path: 'tests/verify/catalogue/catalogue.ts',
    before: '\n/** How each outcome',
    line: "import { __slice__ } from './__slice__.ts'\n",
  },
  {
    path: 'tests/verify/catalogue/catalogue.ts',
    before: '].flat()',
    line: '  __slice__,\n',
  },
  {
    path: 'mock-server/src/routes.ts',
    before: 'import { siteOf }',
    line: "import { __slice__Routes } from './modules/__slice__/__slice__.routes.ts'\n",
  },
  {
    path: 'mock-server/src/routes.ts',
    before: '}\n\n/** Every route of the contract',
    line: '  __slice__: __slice__Routes((world) => siteOf(world).__slice__),\n',
  },
  {
    path: 'mock-server/src/site.ts',
    before: "import type { World } from './world/world.ts'",
    line: "import { open__Slice__ } from './modules/__slice__/__slice__.service.ts'\nimport { __slice__Store } from './modules/__slice__/__slice__.store.ts'\n",
  },
  {
    path: 'mock-server/src/site.ts',
    before: '  }\n}\n\nexport type Site',
    line: '    __slice__: open__Slice__({ store: __slice__Store(world.db), clock: world.clock }),\n',
  },
  {
    path: 'client/src/pages.ts',
    before: "  'not-found':",
    line: "  __slice__: member('/mine/__slice__', '__slice__/__Slice__'),\n",
  },
  {
    path: 'client/src/i18n/zh-CN/route.json',
    before: '  "not-found"',
    line: '  "__slice__": "__title__",\n',
  },
]

/**
 * The files that a slice joins, each with its lines in it.
 * @param {{ slice: string, title: string }} names
 * @param {(path: string) => string} read gives the text of a file as it is
 * @returns {Map<string, string>}
 */
export const joined = (names, read) => {
  const texts = new Map()
  for (const { path, before, line } of JOINS) {
    const text = texts.get(path) ?? read(path)
    if (!text.includes(before)) throw new Error(`${path}: ${before}`)
    texts.set(
      path,
      text.replace(before, () => filled(line, names) + before),
    )
  }
  return texts
}
