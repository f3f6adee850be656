import { toCents } from '@app/contract/kit/cents'
import { isRecord } from './conform.ts'
import { type Learnt, isAbsent } from './learnt.ts'
import type { Report } from './rows.ts'
import type { Shape } from './shape.ts'

/** Calls after which a field that only the mock has is known to be missing. */
const SURE_CALLS = 3
/** Contexts in which a word or a number beside data has to be the same before it counts as a fact of the site. */
const SURE_CONTEXTS = 3
const MOST_ITEMS = 100
/** Seconds instead of milliseconds. */
const OTHER_UNIT = 100

export interface Compared {
  learnt: Learnt
  report: Report
  /** The account is the real backend's own: its facts can't be the mock's. */
  isOwn: boolean
  /** What the amounts of this account differed by when last seen, each by its path. */
  balances: Map<string, number[]>
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const DIGITS = /\d+/g
const worded = (text: string) => text.replace(DIGITS, '0')
const centsOf = (value: unknown): number =>
  typeof value === 'string' && /^-?\d{1,13}\.\d{2}$/.test(value) ? toCents(value) : Number.NaN

/** A change of the real amount that the mock's worlds, the same among themselves as before, don't know. */
const isLost = (balances: Map<string, number[]>, path: string, amounts: readonly number[]): boolean => {
  const [first = 0] = amounts
  const apart = amounts.map((amount) => amount - first)
  if (apart.some((cents) => Number.isNaN(cents))) return false
  const before = balances.get(path)
  balances.set(path, apart)
  if (!before) return false
  return before.slice(0, -1).every((cents, at) => cents === apart[at]) && before.at(-1) !== apart.at(-1)
}

const compareLeaf = (
  path: string,
  shape: Shape | undefined,
  real: unknown,
  twins: readonly unknown[],
  among: { isData: boolean; varies: boolean },
  { learnt, report, isOwn, balances }: Compared,
): void => {
  const [mock] = twins
  const kind = shape?.kind ?? 'any'
  if (kind === 'time') {
    if (typeof real !== 'number' || typeof mock !== 'number' || real <= 0 || mock <= 0) return
    if (real / mock > OTHER_UNIT || mock / real > OTHER_UNIT)
      report('value', path, real, mock, '应为毫秒时间戳')
    return
  }
  if (among.isData || kind === 'id') return
  if (kind === 'money' && isLost(balances, path, [...twins, real].map(centsOf))) {
    report('money', path, real, mock, '变动与模拟后端不一致')
    return
  }
  const agreement = learnt.agreement(path)
  if (agreement === 0 || isOwn || same(real, mock)) return
  const isTelling = kind === 'money' && mock !== '0.00'
  if (among.varies && !isTelling && agreement < SURE_CONTEXTS) return
  // Of another type altogether: the contract has said so.
  if (shape && typeof real !== typeof mock) return
  if (
    typeof real === 'string' &&
    typeof mock === 'string' &&
    kind === 'text' &&
    worded(real) === worded(mock)
  )
    return
  report(kind === 'money' ? 'money' : 'value', path, real, mock)
}

const compareLists = (
  path: string,
  shape: Shape | undefined,
  real: readonly unknown[],
  twins: readonly unknown[][],
  among: { isData: boolean; varies: boolean },
  compared: Compared,
): void => {
  const { learnt, report, isOwn } = compared
  const [mock = []] = twins
  const isDataList = among.isData || isOwn || learnt.data.has(path)
  const field = learnt.disorderOf(path, real)
  if (field !== undefined) report('order', path, real.slice(0, 3), mock.slice(0, 3), `应按 ${field} 排列`)
  if (isDataList) {
    // Of rows that are data only what holds for any of them.
    const rows = real.slice(0, MOST_ITEMS).filter(isRecord)
    const ofMock = twins.flat().slice(0, MOST_ITEMS).filter(isRecord)
    if (rows.length > 0 && ofMock.length > 0) comparePresence(`${path}[]`, rows, ofMock, compared)
    const length = Math.min(rows.length, mock.length, 3)
    for (let at = 0; at < length; at += 1)
      compare(
        `${path}[]`,
        shape?.item,
        real[at],
        twins.map((twin) => twin[at] ?? mock[at]),
        true,
        compared,
      )
    return
  }
  if (among.varies && learnt.agreement(path) < SURE_CONTEXTS) return
  if (real.length !== mock.length) {
    report('value', `${path}.length`, real.length, mock.length)
    return
  }
  const sorted = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).toSorted()
  if (field === undefined && !same(real, mock) && same(sorted(real), sorted(mock))) {
    report('order', path, real.slice(0, 3), mock.slice(0, 3))
    return
  }
  for (const [at, item] of real.slice(0, MOST_ITEMS).entries())
    compare(
      `${path}[]`,
      shape?.item,
      item,
      twins.map((twin) => twin[at]),
      false,
      compared,
    )
}

/** Fields that the mock always has and the real backend never does; those that must be there the contract tells. */
const comparePresence = (
  path: string,
  real: readonly Record<string, unknown>[],
  twins: readonly Record<string, unknown>[],
  { learnt, report, isOwn }: Compared,
): void => {
  if (isOwn) return
  for (const name of new Set(twins.flatMap((twin) => Object.keys(twin)))) {
    const mine = twins.map((twin) => twin[name])
    const seen = learnt.seen(
      `${path}.${name}`,
      mine,
      real.map((item) => item[name]),
    )
    if (seen.calls >= SURE_CALLS && seen.mock === seen.ofMock && seen.real === 0)
      report('missing', `${path}.${name}`, undefined, mine[0])
  }
}

/** Holds what the real backend says against what the mock's worlds say, as far as these agree; `learnt` has learnt from them. */
export const compare = (
  path: string,
  shape: Shape | undefined,
  real: unknown,
  twins: readonly unknown[],
  isData: boolean,
  compared: Compared,
  varies = false,
): void => {
  if (isRecord(real) && twins.every(isRecord)) {
    if (!isData) comparePresence(path, [real], twins, compared)
    const names = Object.keys(real).filter((name) => twins.every((twin) => name in twin))
    const isBesideData = names.some((name) => {
      const kind = shape?.fields.get(name)?.kind
      const { volatile, data } = compared.learnt
      return kind !== 'time' && (volatile.has(`${path}.${name}`) || data.has(`${path}.${name}`))
    })
    for (const name of names)
      compare(
        `${path}.${name}`,
        shape?.fields.get(name),
        real[name],
        twins.map((twin) => twin[name]),
        isData,
        compared,
        isBesideData,
      )
    return
  }
  if (Array.isArray(real) && twins.every(Array.isArray)) {
    compareLists(path, shape, real, twins as unknown[][], { isData, varies }, compared)
    return
  }
  if (isAbsent(real) || twins.some((twin) => typeof twin === 'object')) return
  compareLeaf(path, shape, real, twins, { isData, varies }, compared)
}
