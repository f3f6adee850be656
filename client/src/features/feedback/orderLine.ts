/** The words with another first line about an order: the wire has no place for a withdrawal's, so the player sees it said. */
export const withOrderLine = (content: string, before: string, line: string): string => {
  const words =
    before !== '' && content.startsWith(before) ? content.slice(before.length).trimStart() : content
  return line === '' ? words : `${line}\n${words}`
}
