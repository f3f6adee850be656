import { build } from 'vite'
import react from '@vitejs/plugin-react'
import { markdownPages } from '../../../scripts/build/markdownPages.mjs'
import { traditional } from '../../../scripts/build/traditional.mjs'
import { FORBIDDABLE } from './script.ts'

const root = new URL('../../../client', import.meta.url).pathname
/** Nothing is laid out here: of styles only the names are left. */
const unstyled = () => ({
  name: 'unstyled',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css$/ },
    handler: (id) => (id.endsWith('.module.css') ? '\0names' : '\0nothing'),
  },
  load: {
    filter: { id: /^\0(names|nothing)$/ },
    handler: (id) => ({
      code: id === '\0names' ? 'export default new Proxy({}, { get: (_, name) => name })' : 'export {}',
      moduleType: 'js',
    }),
  },
})

/** The client as players get it, in one script that a page runs from its beginning; `plugins` may change what goes into it. */
export const bundle = async (plugins = []) => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: {
      ...Object.fromEntries(FORBIDDABLE.map((name) => [name, `window.${name}`])),
      'import.meta.env.STAGE': 'false',
      'import.meta.env.VITE_KEEP_CONSOLE': '"1"',
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [...plugins, unstyled(), markdownPages(), traditional(), react()],
    resolve: { alias: { 'deployed-art': new URL('../../../seeds/art/named.ts', import.meta.url).pathname } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'es2022',
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${root}/src/main.tsx`,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const { output } = Array.isArray(result) ? result[0] : result
  return output.find((one) => one.type === 'chunk').code
}
