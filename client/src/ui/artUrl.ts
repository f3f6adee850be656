/** The kinds of drawing that the backend serves. */
export type ArtKind = 'crest' | 'avatar' | 'cover' | 'venue' | 'banner' | 'band' | 'league' | 'gift' | 'pay'

/** Where a drawing is served: /art/crest/<seed>~<name>.svg; every field decides about the picture. */
export const artUrl = (kind: ArtKind, ...fields: readonly string[]): string =>
  `/art/${kind}/${fields.map((field) => encodeURIComponent(field).replaceAll('~', '%7E')).join('~')}.svg`
