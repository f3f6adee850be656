import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Hono } from 'hono'
import { nearest } from '../kit/nearest.ts'
import { writeWhole } from './wholeFile.ts'

/** What a server is told when it begins: files of this machine, and the real backend. */
export interface Carried {
  import: string | undefined
  exportOnExit: string | undefined
  /** The real backend in front of which the mock stands aside. */
  proxy: string | undefined
}

const TOLD = {
  '--import': '从文件中的世界开始：快照，或 .json 胶囊 · begin with the world of a file',
  '--export-on-exit': '停止时把世界写入文件 · write the world to a file when it stops',
  '--proxy': '站在真实后端之前，对照两者 · stand in front of a real backend and compare',
}
const FLAGS = Object.keys(TOLD)
/** What `--help` says. */
export const HELP = [
  ...Object.entries(TOLD).map(([flag, told]) => `${flag.padEnd(18)}${told}`),
  '环境变量 · environment: HOST PORT DATA_DIR SEED MOCK_TOKEN CORS_ORIGINS PROXY, README.md',
].join('\n')
/** Whether a caller only wants to know what can be said. */
export const wantsHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h')
const SNAPSHOT = 'carried'
const isCapsule = (file: string) => file.endsWith('.json')
/** A scene that dual mode kept says so at its beginning, whatever its file is called. */
const KEPT_SCENE = /^\s*\{\s*"format"\s*:\s*"chengwan-dual"/
const LONGEST_BEGINNING = 200
/** npm begins in the folder of the project; the file is named from where its caller stands. */
const fileOf = (name: string | undefined) =>
  name === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '', name)

/** The flags of the server; throws in Chinese where one is mistyped. */
export const carriedBy = (args: string[]): Carried => {
  try {
    const { values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        import: { type: 'string' },
        'export-on-exit': { type: 'string' },
        proxy: { type: 'string' },
      },
    })
    return {
      import: fileOf(values.import),
      exportOnExit: fileOf(values['export-on-exit']),
      proxy: values.proxy,
    }
  } catch {
    const wrong = args.find((arg) => arg.startsWith('-') && !FLAGS.includes(arg.split('=')[0] ?? ''))
    if (wrong === undefined) throw new Error(`${FLAGS.join('、')} 后面要写文件名或地址`)
    const near = nearest(wrong, [...FLAGS, '--help'])
    throw new Error(
      `没有 ${wrong} 这个参数，${near.length > 0 ? '最接近的是' : '可用的是'} ${(near.length > 0 ? near : FLAGS).join('、')}`,
    )
  }
}

// The response of a served app has no bytes().
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

/**
 * Carries the world `default` from one server to another, by its own control calls: as a capsule where the file's name ends in
 * .json (it is replayed, as a kept scene of dual mode is when it comes in), as a snapshot otherwise. Throws in Chinese, by the file's name.
 */
export const openCarrier = (app: Pick<Hono, 'request'>, token: string | undefined) => {
  const ask = async (
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    type = 'application/json',
  ) => {
    const answer = await app.request(`http://127.0.0.1/__mock/api${path}`, {
      method,
      headers: {
        host: '127.0.0.1',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body }),
    })
    if (answer.ok) return answer
    const { error } = (await answer.json()) as { error: string }
    throw new Error(error)
  }
  const named = async (file: string, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      throw new Error(`${file}：${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  return {
    bring: (file: string) =>
      named(file, async () => {
        if (!existsSync(file)) throw new Error('没有这个文件')
        const bytes = readFileSync(file)
        if (isCapsule(file)) {
          const path = KEPT_SCENE.test(bytes.toString('latin1', 0, LONGEST_BEGINNING))
            ? '/dual/open'
            : '/capsule'
          return void (await ask('POST', `${path}?name=default`, bytes))
        }
        await ask('PUT', `/snapshots/${SNAPSHOT}`, bytes, 'application/octet-stream')
        await ask('POST', `/snapshots/${SNAPSHOT}/restore`, '{}')
        await ask('DELETE', `/snapshots/${SNAPSHOT}`)
      }),
    take: (file: string) =>
      named(file, async () => {
        if (isCapsule(file)) return writeWhole(file, await bytesOf(await ask('GET', '/capsule')))
        await ask('POST', '/snapshots', JSON.stringify({ name: SNAPSHOT }))
        writeWhole(file, await bytesOf(await ask('GET', `/snapshots/${SNAPSHOT}`)))
        await ask('DELETE', `/snapshots/${SNAPSHOT}`)
      }),
  }
}
