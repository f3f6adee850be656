/** `name: value` lines as headers; a line without a name says nothing. */
export const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const colon = line.indexOf(':')
      const name = line.slice(0, colon).trim()
      return colon > 0 && /^[\w-]+$/.test(name) ? [[name, line.slice(colon + 1).trim()]] : []
    }),
  )
