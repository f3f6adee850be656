import type { Owners } from './findings.ts'

export const nav = {
  'NAV-01': ['tests/client/routes.test.ts › every page is loaded with its route, none with the frame'],
  'NAV-02': [
    'tests/client/guards.test.tsx › %s leads to %s',
    'tests/client/home.test.tsx › names the brand once and shows every section',
  ],
  'NAV-03': [
    'tests/client/navigation.test.tsx › of a member reads the profile, refreshes the balance and begins at the top, backwards too',
  ],
  'NAV-04': [
    'client/src/app/tabs/tabs.slice.test.ts › a page flagged ignore-cache is a tab but no cached name',
    'tests/client/routes.test.ts › the pages that ignore the cache are the decided ones',
  ],
  'NAV-05': [
    'tests/client/guards.test.tsx › %s leads to %s',
    'tests/client/navigation.test.tsx › and the menus know nothing of a redirection',
    'tests/client/navigation.test.tsx › a visitor of a redirection is home again and reads why',
  ],
  'NAV-06': ['tests/client/guards.test.tsx › an unknown address shows that the page does not exist'],
  'NAV-07': [
    'tests/client/guards.test.tsx › with deposits switched off %s does not exist, and nobody is asked to log in',
    'tests/client/guards.test.tsx › with deposits switched off the other help pages stay',
    'tests/server/money/deposit.test.ts › is not shown to another member, and not taken while deposits are off or from a minor',
  ],
  'NAV-08': [
    'tests/client/navigation.test.tsx › of %s after %i ms came %i times',
    'tests/client/navigation.test.tsx › never comes to a member',
    'tests/client/guards.test.tsx › asks the visitor at home, beside the notice, and leads there after the registration',
    'tests/client/guards.test.tsx › /?register=1 shows a visitor the registration form, a member not',
  ],
  'NAV-09': ['tests/client/navigation.test.tsx › keep what was visited; home has no cross'],
  'NAV-10': [
    'client/src/app/start/arrival.test.ts › a phone goes to the mobile site with both codes',
    'client/src/app/start/arrival.test.ts › everything else of the address goes along, and each code stands there once',
    'client/src/app/start/arrival.test.ts › %s stays',
  ],
  'NAV-11': [
    'tests/e2e/auth.spec.ts › the sign goes home and reloads; the tabs stay',
    'tests/e2e/auth.spec.ts › every way home reloads: the tab, and the buttons of a page that does not exist or broke',
  ],
} satisfies Owners
