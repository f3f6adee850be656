/** So many characters are read in a moment, on a slow phone too. */
const PART_CHARS = 32_000

/** What a list is taken out for, to be handed over in parts. */
export type Part =
  /** JSON of the next items of a list of the answer's data. */
  | { list: string; items: string }
  /** JSON of all the rest, the last part. */
  | { rest: string }

type Data = Record<string, unknown>

/** The texts in as few arrays as keep to the size, for a text that is longer by itself is not torn. */
const gathered = (texts: readonly string[]): string[] => {
  const parts: string[][] = []
  let chars = Infinity
  for (const text of texts) {
    if (chars + text.length > PART_CHARS) {
      parts.push([])
      chars = 0
    }
    parts.at(-1)!.push(text)
    chars += text.length
  }
  return parts.map((part) => `[${part.join()}]`)
}

/** A text in JSON as parts, none where it is no JSON; what is no envelope with data is one part. */
export function* partsOf(json: string): Generator<Part> {
  let answer: { data?: Data } | null
  try {
    answer = JSON.parse(json) as typeof answer
  } catch {
    return
  }
  const data = answer?.data
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return yield { rest: json }
  const rest: Data = { ...data }
  for (const [list, items] of Object.entries(data)) {
    if (!Array.isArray(items)) continue
    rest[list] = []
    for (const part of gathered(items.map((item) => JSON.stringify(item)))) yield { list, items: part }
  }
  yield { rest: JSON.stringify({ ...answer, data: rest }) }
}

/** Puts parts together again, as they come; undefined of none. */
export const joining = () => {
  const lists = new Map<string, unknown[]>()
  let answer: unknown
  return {
    take: (part: Part): void => {
      if ('list' in part) {
        const list = lists.get(part.list) ?? []
        list.push(...(JSON.parse(part.items) as unknown[]))
        lists.set(part.list, list)
      } else {
        const whole = JSON.parse(part.rest) as { data?: Data } | null
        if (whole?.data) for (const [name, list] of lists) whole.data[name] = list
        answer = whole
      }
    },
    answer: () => answer,
  }
}
