import { INCIDENTS, type Incident, type IncidentName } from '@app/contract/control/dual'

/** What befell the way to the real backend, by what it was and the call that met it. */
export const openIncidents = () => {
  const found = new Map<string, Incident>()
  const MOST = 200
  return {
    add: (incident: IncidentName, call: string, detail: string, at: number): void => {
      const key = `${incident} ${call}`
      const before = found.get(key)
      if (!before && found.size >= MOST) return
      const count = (before?.count ?? 0) + 1
      found.set(key, {
        incident,
        text: INCIDENTS[incident],
        count,
        last: at,
        call,
        detail: detail.slice(0, 80),
      })
    },
    list: (): Incident[] => [...found.values()].toSorted((a, b) => b.last - a.last),
    clear: () => found.clear(),
  }
}
