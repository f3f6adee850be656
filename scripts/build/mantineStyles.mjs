const ALL = '@mantine/core/styles.layer.css'
const BASE = '\0mantine-base'
/** Without the default variables: the provider writes them all (deduplicateCssVariables). */
const BASE_SHEETS = ['baseline', 'global']

/** A component's class names: where they are bundled, its sheet is needed, and the sheets of what it is made of came before. */
const CLASS_NAMES = /@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/

/** What writes the theme's variables into the page, Mantine's and our own: index.html has them already (firstPaint.mjs). */
const VARIABLES = /MantineCssVariables\.mjs$|theme\/variables\.ts$/
const NO_VARIABLES = '\0no-variables'

const sheet = (name) => `import '@mantine/core/styles/${name}.layer.css'`

/**
 * The build takes only the sheets of the components it bundles, each with its chunk; everything else takes the whole.
 * @returns {import('vite').Plugin}
 */
export const mantineStyles = () => ({
  name: 'mantine-styles',
  apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
  enforce: 'pre',
  resolveId: (id) => (id === ALL ? BASE : VARIABLES.test(id) ? NO_VARIABLES : undefined),
  load: (id) => {
    if (id === NO_VARIABLES) return 'export const MantineCssVariables = () => null, resolver = undefined'
    return id === BASE ? BASE_SHEETS.map(sheet).join('\n') : undefined
  },
  transform(code, id) {
    const name = CLASS_NAMES.exec(id)?.[1]
    return name ? { code: `${sheet(name)}\n${code}`, map: null } : undefined
  },
})
