const PACKAGE = /react-router\/dist\/production\/chunk-\w+\.mjs$/

/** What only its framework mode and its instruments call; what those need goes with them. */
const NEVER_CALLED = ['PrefetchPageLinks', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter']
/** Not known to be free of effects, so no bundler leaves it out by itself. */
const FORM = /var Form = (React\d+\.forwardRef)\(/
const NAMED_FORM = 'Form.displayName = "Form";'

/**
 * The router without what this client never asks it for: three kilobytes of every first visit.
 * @returns {import('vite').Plugin}
 */
export const slimRouter = () => ({
  name: 'slim-router',
  apply: 'build',
  transform(code, id) {
    if (!PACKAGE.test(id) || !FORM.test(code)) return undefined
    const without = NEVER_CALLED.reduce((all, name) => {
      const start = `\nfunction ${name}(`
      if (!all.includes(start)) this.error(`react-router has no ${name} any more`)
      return all.replace(start, `\nfunction ${name}() { return null }\nfunction unused_${name}(`)
    }, code)
    return {
      code: without.replace(FORM, 'var Form = /* @__PURE__ */ $1(').replace(`\n${NAMED_FORM}`, ''),
      map: null,
    }
  },
})
