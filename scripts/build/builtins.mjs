import { createRequire, isBuiltin } from 'node:module'

const require = createRequire(import.meta.url)
const MARK = '\0builtin:'
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/**
 * Node's own modules by require: an import reads every export of one to list it, and in node:http that alone loads the whole
 * of undici, 40 ms of a start. What isn't used of a module is shaken off.
 */
export const builtinsByRequire = () => ({
  name: 'builtins-by-require',
  resolveId: (id, _importer, { kind }) => {
    if (!isBuiltin(id)) return undefined
    if (kind === 'require-call' || id === 'node:module') return { id, external: true }
    return { id: `${MARK}${id}` }
  },
  load: (id) => {
    if (!id.startsWith(MARK)) return undefined
    const name = id.slice(MARK.length)
    // The names alone: reading a value is what costs.
    const names = Object.getOwnPropertyNames(require(name)).filter(
      (each) => IDENTIFIER.test(each) && each !== 'default' && each !== 'arguments',
    )
    return {
      code: [
        "import { createRequire } from 'node:module'",
        `const all = createRequire(import.meta.url)('${name}')`,
        'const get = (name) => all[name]',
        'export default all',
        ...names.map(
          (each, at) => `const e${at} = /* @__PURE__ */ get('${each}'); export { e${at} as ${each} }`,
        ),
      ].join('\n'),
      moduleSideEffects: false,
    }
  },
})
