import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { cases } from '../../verify/runner/cases.ts'
import { deviations } from '../../verify/deviations/deviations.data.ts'
import { castFile, folder, reportIn } from './files.ts'
import { ran, servedMock } from './served.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/verify.md'), 'utf8')
const blocks = (kind: string) =>
  Array.from(PAGE.matchAll(new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``, 'g')), ([, block = '']) => block)
const commands = blocks('sh').flatMap((block) => block.trim().split('\n'))
const VERIFY = /^npm run verify -- /
/** Walked elsewhere: starting by the journeys, the tarball by tests/house/release/packages.test.ts. */
const ELSEWHERE =
  /^(?:npm start|npm run task pack|npx \.\/app-verify-\d+\.\d+\.\d+\.tgz --base https:\/\/staging\.example)$/
const files = folder()

beforeAll(() => {
  for (const [at, name] of ['accounts.json', 'differences.json'].entries())
    writeFileSync(join(files, name), blocks('json')[at]!)
})

it('has no command that nobody walks', () => {
  expect(commands.filter((line) => !VERIFY.test(line) && !ELSEWHERE.test(line))).toEqual([])
  expect(commands.filter((line) => VERIFY.test(line)).length).toBeGreaterThan(4)
})

/** A foreign backend is one of which nobody knows that it is a mock. */
it.each(commands.filter((line) => VERIFY.test(line)))('%s', async (line) => {
  const mock = await servedMock()
  const words = line.replace(VERIFY, '').split(' ')
  const isForeign = line.includes('staging.example')
  const given = words.map((word) => {
    if (/^https?:/.test(word)) return mock.href
    return word.endsWith('.json') ? join(files, word) : word
  })
  const hasAccounts = words.includes('--accounts')
  const narrowed = isForeign ? ['--case', 'site.', ...(hasAccounts ? [] : ['--adapter', 'none'])] : []
  const { code, said } = await ran(mock, ...given, ...narrowed, '--patience', '0', '--out', folder())
  expect([code, said]).toEqual([0, expect.stringMatching(/相符 [1-9]\d* · 不符 0/)])
})

it('counts what there is', () => {
  const of = (kind: string) => cases.filter((each) => each.kind === kind).length
  const thousands = new Intl.NumberFormat('en')
  const all = `${of('outcome')} outcomes of their own, ${thousands.format(of('common'))} common ones, ${of('message')} messages, ${of('law')} laws`
  expect(PAGE.replaceAll('\n', ' ')).toContain(all)
  expect(PAGE).toContain(`${of('message')} 种消息`)
  expect(PAGE).toContain(`of the ${of('outcome')} own outcomes`)
  expect(PAGE).toContain('plants forty deviations')
  expect(deviations.length).toBe(40)
})

it.runIf(process.env['DEVIATIONS'])(
  'says how many outcomes can be proved without a control API',
  async () => {
    const out = folder()
    const accounts = castFile({ 'x-mock-world': 'own-{case}' })
    const words = ['--accounts', accounts, '--money', '--patience', '3', '--report', 'json', '--out', out]
    await ran(await servedMock(), ...words)
    const { provable, counts } = reportIn(out)
    expect(counts.failed).toBe(0)
    expect(provable.own / provable.of).toBeGreaterThan(0.6)
    expect(PAGE).toContain(`${provable.own} of the ${provable.of} own outcomes`)
  },
)
