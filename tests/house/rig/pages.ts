import { type Entrance, type Page, PAGES } from '../../../client/src/pages.ts'

const rows: (Page | Entrance)[] = Object.values(PAGES)

/** The files that the table of pages names. */
export const SCREENS = new Set(
  rows.flatMap((row) => {
    if (!('screen' in row)) return []
    return `client/src/${row.screen.startsWith('app/') ? '' : 'features/'}${row.screen}Screen.tsx`
  }),
)
