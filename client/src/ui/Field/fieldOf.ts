/** Sports whose match is shown on a field; the others have a table of their sections. */
const FIELDS = ['FT', 'VF', 'BK'] as const
export type FieldSport = (typeof FIELDS)[number]
export const hasField = (sport: string | undefined): sport is FieldSport =>
  FIELDS.some((one) => one === sport)
