export interface Served {
  path: string
  code: number
  natural: number
  forced: number
}

export interface Coverage {
  count(path: string, code: number, isForced: boolean): void
  list(): Served[]
}

/** How often each code was served on each path, and by which cause. */
export const openCoverage = (): Coverage => {
  const byPath = new Map<string, Map<number, Served>>()
  return {
    count: (path, code, isForced) => {
      let codes = byPath.get(path)
      if (!codes) byPath.set(path, (codes = new Map()))
      let served = codes.get(code)
      if (!served) codes.set(code, (served = { path, code, natural: 0, forced: 0 }))
      if (isForced) served.forced += 1
      else served.natural += 1
    },
    list: () => [...byPath.values()].flatMap((codes) => [...codes.values()]),
  }
}
