import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { at } from '../kit/paths.mjs'

const ALL = '@mantine/core/styles.layer.css'
const BASE = '\0mantine-base'
/** Without the default variables: the provider writes them all (deduplicateCssVariables). */
const BASE_SHEETS = ['baseline', 'global']

/** A component's class names: where they are bundled, its sheet is needed, and the sheets of what it is made of came before. */
const CLASS_NAMES = /@mantine\/core\/esm\/.+\/(\w+)\.module\.mjs$/

/** What writes the theme's variables into the page, Mantine's and our own: index.html has them already (firstPaint.mjs). */
const VARIABLES = /MantineCssVariables\.mjs$|theme\/variables\.ts$/
const NO_VARIABLES = '\0no-variables'

/** Rows of joined buttons, of which there are none here: four parts of the first visit's scripts and an eighth of its styles. */
const GROUP = /\b(?:Button|ActionIcon)Group(?:Section)?\.mjs$/
const NO_GROUP = '\0no-group'
const GROUP_NAMES = ['ButtonGroup', 'ButtonGroupSection', 'ActionIconGroup', 'ActionIconGroupSection']
const USED = /\b(?:Button|ActionIcon)\.?Group/
const GROUPED = /@mantine\/core\/styles\/(Button|ActionIcon)\.layer\.css$/
const GROUP_CLASS = /"group(?:Section)?": "(\w+)"/g

const withoutGroups = (css, name) => {
  const names = readFileSync(
    at('node_modules/@mantine/core/esm/components', name, `${name}.module.mjs`),
    'utf8',
  )
  const classes = Array.from(names.matchAll(GROUP_CLASS), ([, own]) => `.${own}`)
  const root = parse(css)
  root.walkRules((rule) => {
    if (classes.some((own) => rule.selector.includes(own))) rule.remove()
  })
  return root.toString()
}

const sheet = (name) => `import '@mantine/core/styles/${name}.layer.css'`

/**
 * The build takes only the sheets of the components it bundles, each with its chunk; everything else takes the whole.
 * @returns {import('vite').Plugin}
 */
export const mantineStyles = () => ({
  name: 'mantine-styles',
  apply: (_config, { command, mode }) => command === 'build' && mode !== 'test',
  enforce: 'pre',
  resolveId: (id) =>
    id === ALL ? BASE : VARIABLES.test(id) ? NO_VARIABLES : GROUP.test(id) ? NO_GROUP : undefined,
  load: (id) => {
    if (id === NO_GROUP) return `export const ${GROUP_NAMES.map((name) => `${name} = undefined`).join(', ')}`
    if (id === NO_VARIABLES) return 'export const MantineCssVariables = () => null, resolver = undefined'
    return id === BASE ? BASE_SHEETS.map(sheet).join('\n') : undefined
  },
  transform(code, id) {
    if (id.includes('client/src') && USED.test(code)) this.error(`${id} groups buttons: see GROUP`)
    const grouped = GROUPED.exec(id)?.[1]
    if (grouped) return { code: withoutGroups(code, grouped), map: null }
    const name = CLASS_NAMES.exec(id)?.[1]
    return name ? { code: `${sheet(name)}\n${code}`, map: null } : undefined
  },
})
