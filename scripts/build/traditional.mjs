// By its path: so the table is a file of the configurations' own, and what they keep of an older one is forgotten.
import { inTaiwan } from '../../contract/src/kit/taiwan.ts'

let convert

/** What writes a text as Taiwan does, with the words of the server's texts. The dictionary is read with the first. */
export const taiwanWriter = async () => {
  const { Converter } = await import('opencc-js/cn2t')
  convert ??= Converter({ from: 'cn', to: 'twp' })
  return (text) => inTaiwan(text, convert)
}

/** Destinations of links and pictures, and what is typed as it stands, are no text. */
const CODE = /(\]\([\w:]+\)|`[^`]+`)/

const OWN = /^\.|^@app\//
const MODULE = /\.tsx?(?=\?zh-TW$|$)/

/**
 * `auth/text.json?zh-TW` is text.json as Taiwan writes it, `pages/zh-CN/ck.md?zh-TW` that page, `Console.tsx?zh-TW` that
 * module with all that it imports of its own sources.
 * @returns {import('vite').Plugin}
 */
export const traditional = () => ({
  name: 'traditional',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer?.endsWith('?zh-TW') || !OWN.test(source)) return undefined
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && MODULE.test(found.id) ? `${found.id}?zh-TW` : found
  },
  transform: {
    filter: { id: /\?zh-TW$/ },
    async handler(source, id) {
      const written = await taiwanWriter()
      if (id.includes('.json?')) {
        // Values alone: fixed texts are named by themselves (literal.json).
        const texts = JSON.parse(source, (_, value) => (typeof value === 'string' ? written(value) : value))
        return { code: JSON.stringify(texts), moduleType: 'json', map: null }
      }
      if (MODULE.test(id)) return { code: written(source), map: null }
      const parts = source.split(CODE).map((part) => (CODE.test(part) ? part : written(part)))
      return { code: parts.join(''), map: null }
    },
  },
})
