import { lexer } from 'marked'

/** @typedef {import('../../client/src/features/help/page').Inline} Inline */
/** @typedef {import('../../client/src/features/help/page').Block} Block */

const FIGURE = /^figure:(\w+)$/

/** @param {import('marked').Token[]} tokens @returns {Inline[]} */
const inline = (tokens) =>
  tokens.map((token) => {
    switch (token.type) {
      case 'strong':
        return { strong: plain(token) }
      case 'codespan':
        return { code: token.text }
      case 'link':
        return { to: token.href, text: plain(token) }
      case 'text':
      case 'escape':
        return token.text
      default:
        throw new Error(`a help page may not hold ${token.type}: ${token.raw}`)
    }
  })

const plain = (token) => (token.tokens ?? []).map((each) => each.text).join('')

/** The one picture of a paragraph stands alone: ![words below it](figure:name). */
const figureOf = ({ tokens = [] }) => {
  const [only] = tokens
  const [, name] = (only?.type === 'image' && FIGURE.exec(only.href)) || []
  return name && tokens.length === 1 ? { figure: name, caption: only.text } : undefined
}

/** @returns {Block | undefined} */
const block = (token) => {
  switch (token.type) {
    case 'space':
      return undefined
    case 'heading':
      if (token.depth !== 2) throw new Error(`a help page has headings of the second level: ${token.raw}`)
      return { heading: plain(token) }
    case 'paragraph':
      return figureOf(token) ?? { text: inline(token.tokens) }
    case 'blockquote':
      return { note: token.tokens.flatMap((each) => (each.tokens ? inline(each.tokens) : [])) }
    case 'list':
      return {
        [token.ordered ? 'steps' : 'points']: token.items.map((item) =>
          inline(item.tokens.flatMap((each) => each.tokens ?? [])),
        ),
      }
    case 'table':
      return {
        head: token.header.map((cell) => plain(cell)),
        rows: token.rows.map((row) => row.map((cell) => inline(cell.tokens))),
      }
    default:
      throw new Error(`a help page may not hold ${token.type}: ${token.raw}`)
  }
}

/** @param {string} source @returns {Block[]} */
const blocksOf = (source) => lexer(source).flatMap((token) => block(token) ?? [])

/** Help pages are written in Markdown and reach the browser as data: no parser, no HTML. @returns {import('vite').Plugin} */
export const markdownPages = () => ({
  name: 'markdown-pages',
  transform: {
    filter: { id: /\.md(\?|$)/ },
    handler: (source) => ({ code: `export default ${JSON.stringify(blocksOf(source))}`, map: null }),
  },
})
