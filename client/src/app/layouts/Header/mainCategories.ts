import type { NavigationCategory } from '@app/contract/site/advertising'
import type { RouteName } from '../../../paths.ts'

/** The header's order; names and venues come from navigationList, these stand in until it answers. */
const MAIN = [
  'home',
  'sport',
  'realbet',
  'chess',
  'gaming',
  'lottery',
  'egame',
  'fishing',
  'discount',
  'sponsor',
  'vip',
  'appdownload',
] as const satisfies readonly RouteName[]

export type MainCategory = (typeof MAIN)[number]

export interface NavEntry {
  to: MainCategory
  /** Absent until the list has answered: the words of this build are shown then. */
  category: NavigationCategory | undefined
}

export const entriesOf = (categories: readonly NavigationCategory[] | undefined): NavEntry[] =>
  MAIN.map((name) => ({ to: name, category: categories?.find((category) => category.link === name) }))
