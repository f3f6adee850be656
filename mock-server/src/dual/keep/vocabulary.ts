import { STATUS } from '@app/contract/kit/status'
import { isRecord } from '../judge/conform.ts'

const MOST = 50_000
const LONGEST = 4_000
const RUNS = /\p{Script=Han}+|[A-Za-z][A-Za-z'-]*/gu
/** What a field of this name holds is somebody's own, even where every world says the same. */
export const PERSONAL =
  /real_?name|nick|phone|mobile|e?mail|card|account|addr|token|jwt|pass|pwd|secret|^qq$|wechat|birth|(^|[a-z_])ip$|finger|uuid|device|uid|holder|payee|owner|^user|login|^code$|sendCodeNum|rCode|iCode|^tt$|^xx$/i

/**
 * What the mock says in every of its worlds, and nobody has brought along: texts of the site. Whatever else stands in an answer may be
 * somebody's own.
 */
export interface Vocabulary {
  /** Learns from answers to one call; `isPublic`: nobody is signed in. */
  from(twins: readonly unknown[], isPublic: boolean): void
  /** Came with a request: no text of the site. */
  brought(value: unknown): void
  has(text: string): boolean
  /** Whether a word, or a run of Chinese, is one of the site's. */
  hasWord(word: string): boolean
}

export const openVocabulary = (): Vocabulary => {
  const texts = new Set<string>()
  const words = new Set<string>()
  const own = new Set<string>()
  const learn = (twins: readonly unknown[], isPublic: boolean, name: string): void => {
    const [first] = twins
    if (typeof first === 'string') {
      if (texts.size >= MOST || first.length > LONGEST || twins.some((twin) => twin !== first)) return
      if (!isPublic && (PERSONAL.test(name) || /name$/i.test(name))) return
      texts.add(first)
      for (const [run] of first.matchAll(RUNS)) words.add(run)
    } else if (Array.isArray(first)) {
      for (const [at] of first.entries())
        learn(
          twins.map((twin) => (Array.isArray(twin) ? (twin as unknown[])[at] : undefined)),
          isPublic,
          name,
        )
    } else if (isRecord(first))
      for (const field of Object.keys(first))
        learn(
          twins.map((twin) => (isRecord(twin) ? twin[field] : undefined)),
          isPublic,
          field,
        )
  }
  const bring = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length > 1 && value.length <= LONGEST && own.size < MOST) own.add(value)
    } else if (Array.isArray(value)) for (const item of value) bring(item)
    else if (isRecord(value)) for (const item of Object.values(value)) bring(item)
  }
  // What the contract says of its codes is nobody's own, whether the mock came to say it or not.
  learn([Object.values(STATUS).map(({ message }) => message)], true, '')
  return {
    from: (twins, isPublic) => learn(twins, isPublic, ''),
    brought: bring,
    has: (text) => texts.has(text) && !own.has(text),
    hasWord: (word) => words.has(word) && !own.has(word),
  }
}
