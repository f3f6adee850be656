import type { Owners } from './findings.ts'

export const area = {
  'AREA-01': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-02': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-03': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-04': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-05': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-06': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-07': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-08': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-09': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-10': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-11': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-12': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-13': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-14': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-15': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-16': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-17': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-18': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-19': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
  'AREA-20': [
    'tests/client/areas.test.tsx › support is clicks away from the home page, in a tab of its own',
    'tests/e2e/story/chat.spec.ts › the room of a match connects, logs in with a fresh jwt, sends and receives',
  ],
  'AREA-21': [
    'tests/client/areas.test.tsx › $area is clicks away from the home page and shows what the back end tells',
  ],
} satisfies Owners
