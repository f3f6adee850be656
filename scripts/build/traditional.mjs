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

/**
 * `auth/text.json?zh-TW` is text.json as Taiwan writes it, `pages/zh-CN/ck.md?zh-TW` that page.
 * @returns {import('vite').Plugin}
 */
export const traditional = () => ({
  name: 'traditional',
  enforce: 'pre',
  transform: {
    filter: { id: /\?zh-TW$/ },
    async handler(source, id) {
      const written = await taiwanWriter()
      if (id.includes('.json?')) {
        // Values alone: fixed texts are named by themselves (literal.json).
        const texts = JSON.parse(source, (_, value) => (typeof value === 'string' ? written(value) : value))
        return { code: JSON.stringify(texts), moduleType: 'json', map: null }
      }
      const parts = source.split(CODE).map((part) => (CODE.test(part) ? part : written(part)))
      return { code: parts.join(''), map: null }
    },
  },
})
