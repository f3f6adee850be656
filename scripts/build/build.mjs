import { existsSync, readdirSync } from 'node:fs'
import { at } from '../kit/paths.mjs'
import { withLock } from '../bootstrap/lock.mjs'
import { Failure } from '../kit/failure.mjs'
import { hashOf, isFresh, writeStamp } from '../kit/inputs.mjs'
import { parts } from './parts.mjs'
import { precompress } from './precompress.mjs'

const stampOf = (part) => at('dist', '.stamps', part.name)
const isBuilt = (part) => existsSync(part.out) && readdirSync(part.out).length > 0

const buildPart = async (part) => {
  const hash = hashOf(part.inputs)
  if (isBuilt(part) && isFresh(stampOf(part), hash)) return
  const from = performance.now()
  console.log(`构建 ${part.name}… · building`)
  await part.build(hash)
  writeStamp(stampOf(part), hash)
  console.log(`构建 ${part.name} 完成 · ${Math.round(performance.now() - from)} ms`)
}

/** Builds what changed since the last build, or of the named parts. Refuses when a needed part isn't there. Packing can come later. */
export const build = (names = [], { isPacking = true } = {}) =>
  withLock(
    at('.build.lock'),
    () => console.log('另一个进程正在构建，请稍候… · waiting for another build'),
    async () => {
      const strange = names.filter((name) => !parts.some((part) => part.name === name))
      if (strange.length > 0) throw new Failure(`没有这一部分 · no such part: ${strange.join(', ')}`)
      const wanted = parts.filter((part) => (names.length > 0 ? names.includes(part.name) : !part.isAside))
      const missing = wanted.filter((part) => !part.exists && !part.isOptional)
      if (missing.length > 0)
        throw new Failure(
          `无法构建，缺少 · cannot build, missing: ${missing.map((part) => part.entry).join(', ')}`,
        )
      const make = async (part) => {
        await buildPart(part)
        if (isPacking && part.isPacked) await precompress(part.out)
      }
      const made = await Promise.allSettled(wanted.filter((each) => each.exists).map(make))
      const failed = made.find(({ status }) => status === 'rejected')
      if (failed) throw failed.reason
    },
  )
