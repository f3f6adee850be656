/** The five services behind the site; the first segment of every path. */
export const AREAS = ['site', 'act', 'fd', 'game', 'stream'] as const
export type Area = (typeof AREAS)[number]

const isArea = (word: string): word is Area => AREAS.some((area) => area === word)

/** The area of a plain call (/fd/api/v1/…), null when the path belongs to none. */
export const areaOf = (path: string): Area | null => {
  const area = /^\/([a-z]+)\/api\/v1\/./.exec(path)?.[1] ?? ''
  return isArea(area) ? area : null
}

/** Where a call goes while the safe switch is on: /<area>/api/v1/sec/<blob> (U-NET-03). */
export const secPath = (area: Area, blob: string): string => `/${area}/api/v1/sec/${blob}`

/** The parts of such a path, null for any other one. */
export const readSecPath = (path: string): { area: Area; blob: string } | null => {
  const [, area = '', blob = ''] = /^\/([a-z]+)\/api\/v1\/sec\/([A-Za-z0-9_-]+)$/.exec(path) ?? []
  return isArea(area) ? { area, blob } : null
}
