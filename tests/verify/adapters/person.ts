import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Hands } from './natural.ts'

/** Somebody at the terminal: reads codes and pictures, and turns a backend's switches. An empty answer: can't be had. */
export const person = () => {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const ask = async (question: string): Promise<string | undefined> =>
    (await lines.question(`\n${question}\n（留空跳过 · empty: skip）> `)).trim() || undefined
  const hands: Pick<Hands, 'code' | 'captcha' | 'done'> = {
    code: (to) => ask(`发到 ${to} 的验证码是？ · the code sent to ${to}?`),
    captcha: async (id, picture) => {
      const file = join(tmpdir(), `verify-${id}.png`)
      writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'))
      return ask(`${file} 里写的是什么，或缺口离左边几像素？ · what does it say, or how many px to the hole?`)
    },
    done: async (what) =>
      (await ask(`请在后台做这件事，做完输入 y · do this, then say y：${what}`))?.toLowerCase() === 'y',
  }
  return { hands, close: () => lines.close() }
}
