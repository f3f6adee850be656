import { isChampion, marketTypes, SportType, sportTypes } from '@app/contract/sport/codes'
import { parsed, stored, visit } from '../../lib/device/storage.ts'
import type { StorageKey } from '../../lib/device/storage.ts'
import { startFilter } from './board/filter.rules.ts'
import type { Filter } from './board/filter.rules.ts'

/** What the device keeps under a key, where it is what it should be; nothing otherwise. */
export const readKept = <T>(key: StorageKey, isRight: (value: Partial<T>) => boolean): Partial<T> => {
  try {
    const kept = JSON.parse(stored.read(key) || '{}') as Partial<T>
    return isRight(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** These parts of a state. */
export const only =
  <T extends object>() =>
  <K extends keyof T>(...names: K[]) =>
  (state: T) =>
    Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<T, K>

const LIST = 'sportList'

/** Which list is shown outlives a reload of the tab; a date or leagues that it is narrowed to do not. */
export const keepList = ({ market, sport }: Filter): void =>
  visit.write(LIST, JSON.stringify({ market, sport }))

export const keptList = (): Filter => {
  const { market, sport } = parsed<Partial<Filter> | null>(visit.read(LIST), null) ?? {}
  const isList =
    market &&
    sport &&
    marketTypes.includes(market) &&
    sportTypes.includes(sport) &&
    isChampion(market) === (sport === SportType.champion)
  return isList ? { ...startFilter, market, sport } : startFilter
}
