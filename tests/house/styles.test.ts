import { dirname, join } from 'node:path'
import postcss, { type AcceptedPlugin, type AtRule } from 'postcss'
import { expect, test } from 'vitest'
import config from '../../client/postcss.config.mjs'
import { files, read } from './rig/repository.ts'

const scripts = files.filter((path) => /^client\/src\/.*\.tsx?$/.test(path)).map((path) => read(path))
const named = (pattern: RegExp) =>
  scripts.flatMap((script) => [...script.matchAll(pattern)].map(([, name]) => name!))
/** Attributes of the document itself: everything on the page lies within them. */
const OF_DOCUMENT = new Set([
  ...named(/\b(?:html|body|documentElement)\.dataset\.(\w+) =/g).map(
    (name) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ),
  ...named(/\buseMark\('([\w-]+)'/g).map((name) => `data-${name}`),
  ...named(/\bdocumentElement\.toggleAttribute\('(data-[\w-]+)'/g),
])

test('no style of a part asks whether something around it has an attribute that the document has', () => {
  expect([...OF_DOCUMENT]).toEqual(expect.arrayContaining(['data-first', 'data-dialog', 'data-typing']))
  const asked = files
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) =>
      [...read(path).matchAll(/(?<![\w&)\]*-])\[(data-[\w-]+)[^\]]*\]\s+[&.>a-z]/g)]
        .filter(([, name]) => OF_DOCUMENT.has(name!))
        .map(([selector]) => `${path}: ${selector}`),
    )
  expect(asked).toEqual([])
})

test('nothing asks with :has() at the root of the page, or of everything: each thing that comes or goes would style all of it anew', async () => {
  const asked: string[] = []
  for (const from of files.filter((path) => path.startsWith('client/') && path.endsWith('.css'))) {
    const { root } = await postcss(config.plugins as AcceptedPlugin[]).process(read(from), { from })
    root.walkRules(/:has\(/, ({ selectors }) => {
      for (const selector of selectors)
        if (
          /(?:^|[\s>+~])(?:(?:html|body|:root|:global\(\w+\)|\*)(?:[[.:][^\s>+~]*?)?)?:has\(/.test(selector)
        )
          asked.push(`${from}: ${selector}`)
    })
  }
  expect(asked).toEqual([])
})

test('who wants no motion gets none: not the shortest transition of whatever changes on anything', () => {
  const [, rest = ''] = read('client/src/theme/base.css').split('@media (prefers-reduced-motion: reduce)')
  expect(rest).toContain('transition-duration: 0s !important')
})

test('no Chinese is written smaller than 12 px', async () => {
  const small: string[] = []
  for (const from of files.filter((path) => path.startsWith('client/') && path.endsWith('.css'))) {
    const { root } = await postcss(config.plugins as AcceptedPlugin[]).process(read(from), { from })
    root.walkDecls('font-size', ({ value }) => {
      const floor = /^(?:max\()?([\d.]+)px/.exec(value)?.[1]
      if (floor !== undefined && Number(floor) > 0 && Number(floor) < 12) small.push(`${from}: ${value}`)
    })
  }
  expect(small).toEqual([])
})

test('what answers a pointer asks whether there is one: after a tap nothing stays lit', async () => {
  const raw: string[] = []
  for (const from of files.filter((path) => path.startsWith('client/') && path.endsWith('.css'))) {
    const { root } = await postcss(config.plugins as AcceptedPlugin[]).process(read(from), { from })
    root.walkRules(/:hover/, (rule) => {
      const asked: string[] = []
      for (let around = rule.parent; around; around = around.parent as typeof around)
        if (around.type === 'atrule') asked.push((around as AtRule).params)
      if (!asked.includes('(hover: hover)')) raw.push(`${from}: ${rule.selector}`)
    })
  }
  expect(raw).toEqual([])
})

test('each declaration knows the file that it comes from: what is named in it by url() is found from there', async () => {
  const lost: string[] = []
  for (const from of files.filter((path) => path.endsWith('.css'))) {
    const { root } = await postcss(config.plugins as AcceptedPlugin[]).process(read(from), { from })
    root.walkDecls(({ prop, source }) => void (source?.input.file ?? lost.push(`${from}: ${prop}`)))
  }
  expect(lost).toEqual([])
})

test('a style that others are composed of is plain: it comes to them as it is written, without our mixins and functions', () => {
  const composed = files
    .filter((path) => path.endsWith('.module.css'))
    .flatMap((path) =>
      [...read(path).matchAll(/composes: .+ from '(.+)'/g)].map(([, from]) => join(dirname(path), from!)),
    )
  expect(composed).not.toHaveLength(0)
  expect(composed.filter((path) => /@mixin|\brem\(|\$mantine/.test(read(path)))).toEqual([])
})
