import type { Owners } from './findings.ts'

export const guard = {
  'GUARD-01': [
    'tests/client/navigation.test.tsx › of a member reads the profile, refreshes the balance and begins at the top, backwards too',
    'tests/client/guards.test.tsx › a member’s navigation loads the profile first and refreshes the balance',
    'tests/client/guards.test.tsx › a profile that cannot be read signs out and goes home',
  ],
  'GUARD-02': [
    'tests/client/guards.test.tsx › a visitor who opens a member page is home again and reads why',
    'tests/client/guards.test.tsx › a visitor of a public page reads no notice and asks for no balance',
    'tests/client/routes.test.ts › a visitor may open every page that asks for no login, and is sent home from the others',
  ],
  'GUARD-03': [
    'tests/client/guards.test.tsx › a page of bound members sends one without a phone to the verification page',
    'tests/client/guards.test.tsx › a bound member opens it',
    'tests/client/navigation.test.tsx › a page of bound members sends one without a real name to the verification page as well',
  ],
  'GUARD-04': [
    'tests/client/navigation.test.tsx › of a member reads the profile, refreshes the balance and begins at the top, backwards too',
    'tests/client/navigation.test.tsx › of a visitor asks for neither profile nor balance',
  ],
  'GUARD-05': [
    'tests/client/navigation.test.tsx › is launched once, marks its page, and lets the mark go with it',
  ],
  'GUARD-06': [
    'tests/client/navigation.test.tsx › keeps the theme it was entered with; the next page takes the edition that is stored then',
  ],
} satisfies Owners
