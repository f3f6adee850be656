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
  }
}

export const filled = (template, slice) =>
  template.replaceAll('__slice__', slice).replaceAll('__Slice__', slice[0].toUpperCase() + slice.slice(1))

/** What no generator should decide: the places where the slice joins the rest. */
export const stepsOf = (slice) => [
  `contract/src/index.ts              add ${slice} to the contract`,
  `mock-server/src/site.ts            open${slice[0].toUpperCase() + slice.slice(1)}({ store: ${slice}Store(world.db), clock: world.clock })`,
  `mock-server/src/routes.ts          add ...${slice}Routes((world) => siteOf(world).${slice})`,
  `client/src/paths.ts, app/screens.ts  its address and its screen`,
  `tests/house/names.test.ts          add '${slice}' to SLICES`,
  `npm run migrations · npm run check`,
]
