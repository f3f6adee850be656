const MOST = 20

/** Somebody's own words where they are only told again: of a whole page that was pasted the beginning will do. */
export const brief = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > MOST ? `${characters.slice(0, MOST).join('')}…` : text
}
