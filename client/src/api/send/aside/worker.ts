import type { Asked, Told } from './aside.ts'
import { partsOf } from './parts.ts'

// Beside the page: asks what it is given to ask, and hands the answers over in parts.
const asked = new Map<number, AbortController>()
const tell = (message: Told) => postMessage(message)

const ask = async ({ id, url, init }: Extract<Asked, { url: string }>) => {
  const end = new AbortController()
  asked.set(id, end)
  try {
    const response = await fetch(url, { ...init, signal: end.signal })
    const text = await response.text()
    const { status, headers } = response
    for (const part of partsOf(text)) tell({ id, part })
    tell({ id, status, date: headers.get('date') })
  } catch {
    tell({ id, status: 0, date: null })
  } finally {
    asked.delete(id)
  }
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  if ('url' in data) void ask(data)
  else asked.get(data.id)?.abort()
})
