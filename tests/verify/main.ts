import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileAdapter, readAccounts } from './adapters/file.ts'
import type { Adapter } from './adapters/adapter.ts'
import { mockAdapter } from './adapters/mock.ts'
import { person, type Seat } from './adapters/person.ts'
import { type Http, openHttp, Unusable } from './http.ts'
import { baseOf } from './preflight.ts'
import { htmlReport } from './report/html.ts'
import { junitReport } from './report/junit.ts'
import { progressBar, terminalReport } from './report/terminal.ts'
import { cases } from './runner/cases.ts'
import { readKnown } from './runner/differences.ts'
import type { Report } from './runner/result.ts'
import { isGreen, run } from './runner/run.ts'

const HELP = `verify --base URL  核对一个后端是否合乎契约 · proves a backend against the contract
  --adapter mock|file|person|none  谁提供账号、验证码、时间 · who supplies accounts, codes, time（默认 · default: auto）
  --accounts FILE                  测试账号 · test accounts（file、person）
  --token TEXT                     模拟器的 MOCK_TOKEN · of a mock
  --safe | --money                 只读与可还原 | 全部 · reads and what can be undone | everything（默认 · default: --safe，模拟器 · a mock: --money）
  --only read,write,money          只核对这几种 · these alone
  --case TEXT                      只核对名称含此文字的 · those whose name holds it
  --rate N                         每秒至多 N 次调用 · calls a second
  --patience S                     至多等 S 秒 · waits so long for time to pass（默认 · default: 3）
  --timeout S                      一次调用的期限 · of one call（默认 · default: 15）
  --differences FILE               已知差异 · known differences
  --report html,junit,json  --out DIR  报告 · reports（默认 · default: verify-report）
  --seed N                         模拟世界的种子 · of the mock's worlds`

const REPORTS: Record<string, [file: string, write: (report: Report) => string]> = {
  html: ['verify.html', htmlReport],
  junit: ['verify.xml', junitReport],
  json: ['verify.json', (report) => `${JSON.stringify(report, null, 1)}\n`],
}
const EFFECTS = ['read', 'write', 'money']
const AT_ONCE = 4

/** Where it is told, and where a person is asked. */
interface Told {
  out(text: string): void
  err(text: string): void
  seat?: Seat
}
const TERMINAL: Told = {
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
}
const numberOf = (name: string, value: string): number => {
  const number = Number(value)
  if (!Number.isFinite(number) || number < 0)
    throw new Unusable(`--${name} 应为数字：${value} · not a number`)
  return number
}
const listOf = (name: string, value: string | undefined, of: readonly string[]): string[] => {
  const words = value?.split(',').filter(Boolean) ?? []
  const wrong = words.find((word) => !of.includes(word))
  if (wrong !== undefined) throw new Unusable(`--${name} 没有 ${wrong}，可选 · choose: ${of.join(',')}`)
  return words
}
const read = (args: string[]) =>
  parseArgs({
    args,
    options: {
      ...Object.fromEntries(
        [
          'base',
          'adapter',
          'accounts',
          'token',
          'only',
          'case',
          'rate',
          'patience',
          'timeout',
          'differences',
          'report',
          'out',
          'seed',
        ].map((name) => [name, { type: 'string' as const }]),
      ),
      safe: { type: 'boolean' },
      money: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  }).values as Record<string, string | undefined> & { safe?: boolean; money?: boolean; help?: boolean }

/** A mock says so under its own address. */
const isMock = async (http: Http): Promise<boolean> => {
  try {
    return ((await (await http('/__mock/health')).json()) as { ok?: unknown }).ok === true
  } catch (error) {
    if (error instanceof Unusable && !/网页|登录页/.test(error.message)) throw error
    return false
  }
}

const chosen = async (
  options: ReturnType<typeof read>,
  http: Http,
  seat: Seat | undefined,
): Promise<{ adapter: Adapter; passwords: string[] }> => {
  const { adapter = options.accounts === undefined ? ((await isMock(http)) ? 'mock' : 'none') : 'file' } =
    options
  const patienceS = numberOf('patience', options['patience'] ?? '3')
  listOf('adapter', adapter, ['mock', 'file', 'person', 'none'])
  const seed = options['seed'] ?? process.env['SEED']
  if (adapter === 'mock') {
    const token = options['token'] ?? process.env['MOCK_TOKEN']
    const worlds = { http, token, seed: seed === undefined ? undefined : numberOf('seed', seed) }
    return { adapter: mockAdapter(worlds), passwords: [] }
  }
  if (adapter === 'file' && options['accounts'] === undefined)
    throw new Unusable('--adapter file 需要 --accounts FILE · takes a file of test accounts')
  const file =
    options['accounts'] === undefined
      ? { code: '', headers: {}, accounts: [] }
      : readAccounts(options['accounts'])
  const name = adapter as 'file' | 'person' | 'none'
  const passwords = file.accounts.map(({ password }) => password)
  if (name !== 'person') return { adapter: fileAdapter({ name, file, patienceS }), passwords }
  const { hands, close } = person(seat)
  return {
    adapter: { ...fileAdapter({ name, file, patienceS, people: hands }), close: async () => close() },
    passwords,
  }
}

/** Exit code 0: green; 1: something differs, or nothing was proved; 2: there is no backend of this contract. */
const verify = async (args: string[], told: Told): Promise<number> => {
  const options = read(args)
  if (options.help) {
    told.out(HELP)
    return 0
  }
  const base = baseOf(options['base'])
  const timeoutS = numberOf('timeout', options['timeout'] ?? '15')
  const http = openHttp({ base, timeoutS, rate: numberOf('rate', options['rate'] ?? '0') })
  const reports = listOf('report', options['report'], Object.keys(REPORTS))
  const only = listOf('only', options['only'], EFFECTS)
  const known = readKnown(options['differences'])
  const { adapter, passwords } = await chosen(options, http, told.seat)
  const mayChange = options.money === true || (adapter.name === 'mock' && options.safe !== true)
  const named = options['case'] ?? ''
  const asked = cases.filter(
    ({ id, effect }) => id.includes(named) && (only.length === 0 || only.includes(effect)),
  )
  try {
    const report = await run({
      base,
      http,
      adapter,
      known,
      cases: asked,
      safe: mayChange ? undefined : passwords,
      atOnce: AT_ONCE,
      progress: progressBar(process.stderr),
    })
    const out = options['out'] ?? 'verify-report'
    if (reports.length > 0) mkdirSync(out, { recursive: true })
    for (const name of reports) {
      const [file, written] = REPORTS[name]!
      writeFileSync(join(out, file), written(report))
    }
    told.out(terminalReport(report))
    return isGreen(report) ? 0 : 1
  } finally {
    await adapter.close()
  }
}

/** The same with every refusal as one sentence. */
export const main = async (args: string[], told = TERMINAL): Promise<number> => {
  try {
    return await verify(args, told)
  } catch (error) {
    if (error instanceof Unusable || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      told.err((error as Error).message)
      return 2
    }
    throw error
  }
}
