import type { Owners } from './findings.ts'

export const app = {
  'APP-01': [
    'tests/client/startup.test.tsx › the page is Chinese before any script, whatever the browser speaks, and for adults only',
  ],
  'APP-02': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'APP-03': [
    'tests/client/startup.test.tsx › the page is Chinese before any script, whatever the browser speaks, and for adults only',
  ],
  'APP-04': [
    'tests/client/startup.test.tsx › money is RMB with two decimals, dollars stand in the terms alone',
  ],
  'APP-05': [
    'tests/client/startup.test.tsx › the title of the home page is the one of the settings',
    'tests/client/startup.test.tsx › the title of the page is the site’s, and a page adds its own',
  ],
  'APP-06': [
    'client/src/app/start/silence.test.ts › a build for players prints nothing',
    'client/src/app/start/silence.test.ts › %s prints as before',
    'tests/e2e/auth.spec.ts › a built page prints nothing',
  ],
  'APP-07': [
    'client/src/app/start/rootFont.test.ts › a window of %i px has a root font of %f px',
    'client/src/app/start/rootFont.test.ts › the document follows the width of its window',
  ],
} satisfies Owners
