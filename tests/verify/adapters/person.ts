import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Hands } from './natural.ts'

/** Where the person sits. */
export interface Seat {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}
const TERMINAL: Seat = { input: process.stdin, output: process.stderr }

/** Somebody at the terminal: reads codes and pictures, and turns a backend's switches. An empty answer, or the end of the input: can't be had. */
export const person = ({ input, output }: Seat = TERMINAL) => {
  const lines = createInterface({ input, output })
  const left = new Promise<string>((resolve) => lines.once('close', () => resolve('')))
  const pictures = mkdtempSync(join(tmpdir(), 'verify-pictures-'))
  const answerTo = async (question: string): Promise<string | undefined> => {
    const asked = lines.question(`\n${question}\n（留空跳过 · empty: skip）> `)
    return (await Promise.race([asked.catch(() => ''), left])).trim() || undefined
  }
  // Cases are played at once: one question waits for the answer of the other.
  let last: Promise<unknown> = Promise.resolve()
  const ask = (question: string): Promise<string | undefined> => {
    const answer = last.then(() => answerTo(question))
    last = answer
    return answer
  }
  let shown = 0
  const hands: Pick<Hands, 'code' | 'captcha' | 'done'> = {
    code: (to) => ask(`发到 ${to} 的验证码是？ · the code sent to ${to}?`),
    captcha: async (id, picture) => {
      const file = join(pictures, `${++shown}.png`)
      writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
      return ask(
        `${file}（${id}）里写的是什么，或缺口离左边几像素？ · what does it say, or how many px to the hole?`,
      )
    },
    done: async (what) =>
      (await ask(`请在后台做这件事，做完输入 y · do this, then say y：${what}`))?.toLowerCase() === 'y',
  }
  const close = () => {
    lines.close()
    rmSync(pictures, { recursive: true, force: true })
  }
  return { hands, close }
}
