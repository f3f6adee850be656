import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build/build.mjs'
import { runPlaywright } from '../checks/playwright.mjs'
import { accept, home, told, writePage } from '../gallery/told.mjs'
import { serveGallery } from '../gallery/serve.mjs'
import { needChromium } from '../kit/browser.mjs'
import { line } from '../kit/tally.mjs'

const config = ['-c', 'tests/gallery/gallery.config.ts', '--project']
const escaped = (word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const prove = async () => {
  const file = join(home, 'prove.txt')
  rmSync(file, { force: true })
  const total = await runPlaywright(needChromium(), [...config, 'prove'])
  if (existsSync(file)) console.log(readFileSync(file, 'utf8'))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

/** Draws the states whose names hold one of the words, or all of them. */
const draw = async (words) => {
  const from = performance.now()
  rmSync(join(home, 'now'), { recursive: true, force: true })
  const chosen = words.length > 0 ? ['-g', words.map(escaped).join('|')] : []
  const total = await runPlaywright(needChromium(), [...config, 'gallery', ...chosen])
  const states = told()
  const looks = states.flatMap((state) => state.looks)
  const count = (verdict) => looks.filter((look) => look.verdict === verdict).length
  const spent = states.reduce((sum, { ms }) => sum + ms, 0)
  console.log(writePage(states))
  console.log(
    `${states.length} states, ${looks.length} pictures in ${Math.round((performance.now() - from) / 1000)} s, ${Math.round(spent / Math.max(looks.length, 1))} ms each: ${count('same')} as accepted, ${count('changed')} changed, ${count('new')} not yet accepted; axe ${looks.flatMap(({ axe = [] }) => axe).length}`,
  )
  console.log('npm run gallery -- show · npm run gallery -- accept')
  console.log(line(total))
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

/** npm run gallery [-- word …]: every screen in every state · accept [word …] · show · prove */
export const run = async ([what, ...words]) => {
  if (what === 'accept') {
    console.log(`${accept(words)} states accepted`)
    return 0
  }
  await build()
  if (what === 'prove') return prove()
  if (what === 'show') return serveGallery()
  return draw(what === undefined ? [] : [what, ...words])
}
